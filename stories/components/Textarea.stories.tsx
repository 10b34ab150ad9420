import { expect, fn } from 'storybook/test';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(Textarea));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/Textarea',
  component: Textarea,
  argTypes: { ...fieldControls, rows: { type: 'number' } },
  args: { label: 'Comment', value: '', onValueChange: fn() },
  render: InField,
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(input, 'First line{Enter}second line');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('First line\nsecond line');
  },
});

export const WithHint = meta.story({
  args: { hint: 'The customer can read this', placeholder: 'What did you find?' },
});

export const Invalid = meta.story({
  args: { label: 'Description', error: 'Required', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Description' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Required');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'Closed tickets take no comments.' },
});

/** It grows with its text up to a limit, then scrolls. */
export const LongValues = meta.story({
  tags: ['long'],
  args: { value: Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of the report`).join('\n') },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.clientHeight).toBeLessThanOrEqual(320);
    await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
  },
});

/** The last characters are counted, and nothing is typed beyond them; a counter and the hint describe the field. */
export const AtLimit = meta.story({
  args: { hint: 'The customer can read this', value: 'a'.repeat(19_998) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(input).toHaveAccessibleDescription('2 characters left of 20,000 The customer can read this');
    await expect(canvas.getByText('At most 100 characters are left.')).toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.paste('bcd');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(`${'a'.repeat(19_998)}bc`);
    await expect(input).toHaveAccessibleDescription(
      'No characters left of 20,000 The customer can read this',
    );
    await expect(canvas.getByText('The limit of 20,000 characters is reached.')).toBeInTheDocument();
  },
});

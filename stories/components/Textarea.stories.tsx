import { expect, fn } from 'storybook/test';
import { Textarea } from '#src/components/Textarea/Textarea.tsx';
import { controlled, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(Textarea);

const meta = preview.meta({
  title: 'Library/Fields/Textarea',
  component: Textarea,
  argTypes: { rows: { type: 'number' } },
  args: { value: '', onValueChange: fn() },
  render: Controlled,
});

export const Default = meta.story({
  decorators: [inField({ label: 'Comment' })],
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(input, 'First line{Enter}second line');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('First line\nsecond line');
  },
});

export const WithHint = meta.story({
  args: { placeholder: 'What did you find?' },
  decorators: [inField({ label: 'Comment', hint: 'The customer can read this' })],
});

export const Invalid = meta.story({
  decorators: [inField({ label: 'Description', error: 'Required', required: true })],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Description' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Required');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'Closed tickets take no comments.' },
  decorators: [inField({ label: 'Comment' })],
});

/** It grows with its text up to a limit, then scrolls. */
export const LongValues = meta.story({
  tags: ['long'],
  args: { value: Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of the report`).join('\n') },
  decorators: [inField({ label: 'Comment' })],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.clientHeight).toBeLessThanOrEqual(320);
    await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
  },
});

/** The last characters are counted, and nothing is typed beyond them; a counter and the hint describe the field. */
export const AtLimit = meta.story({
  args: { value: 'a'.repeat(19_998) },
  decorators: [inField({ label: 'Comment', hint: 'The customer can read this' })],
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

import { expect, fn } from 'storybook/test';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import { controlled, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(NumberInput);

const meta = preview.meta({
  title: 'Library/Fields/NumberInput',
  component: NumberInput,
  args: { value: '10', onValueChange: fn() },
  render: Controlled,
});

export const Default = meta.story({
  decorators: [inField({ label: 'Max Projects' })],
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Max Projects' });
    await userEvent.clear(input);
    await userEvent.type(input, '250');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('250');
    await expect(input).toHaveValue('250');
  },
});

/** What is typed stays until blur; then it is the number in one writing, and 0 without a digit. */
export const Writings = meta.story({
  tags: ['behaviour'],
  decorators: [inField({ label: 'Max Projects' })],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Max Projects' });
    for (const [typed, kept] of [
      ['1000', '1,000'],
      ['1 000', '1,000'],
      ['٢٥٠', '250'],
      ['many', '0'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await userEvent.tab();
      await expect(input).toHaveValue(kept);
    }
  },
});

/** What can be two numbers is refused after blur, naming both; the text stays. */
export const Refused = meta.story({
  args: { value: '1.000' },
  decorators: [inField({ label: 'Max Projects' })],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Max Projects' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('1.000');
    await expect(input).toHaveAccessibleDescription('This can be 1.000 or 1,000: write it like 1,299');
  },
});

/** A fraction, a sign and an exponent are no whole number. */
export const NoWholeNumber = meta.story({
  tags: ['behaviour'],
  decorators: [inField({ label: 'Max Projects' })],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Max Projects' });
    for (const typed of ['1.25', '-5', '1e3']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(typed);
      await expect(input).toHaveAccessibleDescription('Write a whole number like 1,299');
    }
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: { value: '', placeholder: 'Unlimited', disabled: true },
  decorators: [inField({ label: 'Max Users' })],
});

export const Invalid = meta.story({
  args: { value: '' },
  decorators: [inField({ label: 'Max Users', error: 'Required', required: true })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Required');
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: String(Number.MAX_SAFE_INTEGER) },
  decorators: [inField({ label: 'Max Users' })],
});

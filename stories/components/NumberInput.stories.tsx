import { expect, fn } from 'storybook/test';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import preview from '#storybook/preview.tsx';
import { controlled, inField } from './form.tsx';

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

/** What is typed stays until blur; then a fraction is cut off, and a text without a number becomes 0. */
export const NoWholeNumber = meta.story({
  tags: ['behaviour'],
  decorators: [inField({ label: 'Max Projects' })],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Max Projects' });
    for (const [typed, kept] of [
      ['1.25', '1'],
      ['many', '0'],
      ['-5', '0'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await userEvent.tab();
      await expect(input).toHaveValue(kept);
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

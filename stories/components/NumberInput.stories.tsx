import { expect, fn } from 'storybook/test';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(NumberInput));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/NumberInput',
  component: NumberInput,
  argTypes: fieldControls,
  args: { label: 'Max Projects', value: '10', onValueChange: fn() },
  render: InField,
});

export const Default = meta.story();

/** What is typed stays until blur; then it is the number in one writing, and 0 without a digit. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Max Projects' });
    for (const [typed, kept] of [
      ['many', '0'],
      ['1 000', '1,000'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveValue(typed);
      await userEvent.tab();
      await expect(input).toHaveValue(kept);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1,000');
  },
});

/** What can be two numbers is refused after blur, naming both; the text stays. */
export const Refused = meta.story({
  args: { value: '1.000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Max Projects' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('1.000');
    await expect(input).toHaveAccessibleDescription('This can be 1.000 or 1,000: write it like 1,299');
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: { value: '', placeholder: 'Unlimited', disabled: true },
});

export const Invalid = meta.story({
  args: { error: 'Required', required: true, value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Required');
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: String(Number.MAX_SAFE_INTEGER) },
});

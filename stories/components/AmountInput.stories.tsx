import { expect, fn } from 'storybook/test';
import { AmountInput } from '#src/components/AmountInput/AmountInput.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(AmountInput));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/AmountInput',
  component: AmountInput,
  args: { label: 'Price', value: '1,299.50', currency: 'USD', onValueChange: fn() },
  // It is seen when a sign is typed, which the stories do.
  argTypes: { ...fieldControls, currency: { control: false } },
  render: InField,
});

export const Default = meta.story();

/** Leaving the field shows what was read: foreign separators, the sign of the currency. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(input);
    await userEvent.type(input, '$1 299');
    await userEvent.tab();
    await expect(input).toHaveValue('1,299.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1,299.00');
  },
});

/** What can be two amounts is refused, naming both. */
export const Refused = meta.story({
  args: { value: '1.299' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('1.299');
    await expect(input).toHaveAccessibleDescription('This can be 1.299 or 1,299: write it like 1,299.50');
  },
});

/** So is another currency than its own. */
export const OtherCurrency = meta.story({
  tags: ['behaviour'],
  args: { value: '$1,299', currency: 'EUR' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('The currency is EUR: write it like 1,299.50');
  },
});

export const Empty = meta.story({ tags: ['empty'], args: { value: '' } });

export const LongValues = meta.story({ tags: ['long'], args: { value: '90,071,992,547,409.91' } });

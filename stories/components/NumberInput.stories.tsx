import { expect, fn } from 'storybook/test';
import { NumberInput } from '#src/components/NumberInput/NumberInput.tsx';
import preview from '#storybook/preview.tsx';
import { controlled, inField } from './form.tsx';

const Controlled = controlled(NumberInput);

const meta = preview.meta({
  title: 'Components/NumberInput',
  component: NumberInput,
  args: { value: 10, onValueChange: fn(), min: 0, max: 1000 },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  decorators: [inField({ label: 'Max Projects' })],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Max Projects' });
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250);
    await expect(input).toHaveValue(250);
  },
});

/** On blur the number is clamped to its limits. */
export const BeyondLimits = meta.story({
  decorators: [inField({ label: 'Max Projects', hint: 'From 0 to 1000' })],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '5000');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000);
    await expect(input).toHaveValue(1000);
  },
});

export const Empty = meta.story({
  args: { value: null, placeholder: 'Unlimited' },
  decorators: [inField({ label: 'Max Users' })],
});

export const Invalid = meta.story({
  args: { value: null },
  decorators: [inField({ label: 'Max Users', error: 'Required', required: true })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Required');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  decorators: [inField({ label: 'Max Users' })],
});

export const LongValues = meta.story({
  args: { value: Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
  decorators: [inField({ label: 'Max Users' })],
});

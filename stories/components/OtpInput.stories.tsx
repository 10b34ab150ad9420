import { expect, fn } from 'storybook/test';
import { OtpInput } from '#src/components/OtpInput/OtpInput.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(OtpInput));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/OtpInput',
  component: OtpInput,
  argTypes: fieldControls,
  args: { label: 'Enter OTP', value: '', onValueChange: fn() },
  render: InField,
});

export const Default = meta.story();

/** Input is not filtered, so that the message about digits can occur. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Enter OTP' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12 ab-789');
    await expect(input).toHaveValue('12 ab-789');
  },
});

export const Invalid = meta.story({
  args: { error: 'Must be 6 digits', value: '4821' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Must be 6 digits');
  },
});

export const Disabled = meta.story({
  args: { value: '482193', disabled: true },
});

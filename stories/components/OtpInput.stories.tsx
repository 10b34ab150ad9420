import { expect, fn } from 'storybook/test';
import { OtpInput } from '#src/components/OtpInput/OtpInput.tsx';
import { controlled, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(OtpInput);

const meta = preview.meta({
  title: 'Library/Fields/OtpInput',
  component: OtpInput,
  args: { value: '', onValueChange: fn() },
  render: Controlled,
});

const label = 'Enter OTP';

export const Default = meta.story({
  decorators: [inField({ label })],
});

/** Input is not filtered, so that the message about digits can occur. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: label });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12 ab-789');
    await expect(input).toHaveValue('12 ab-789');
  },
});

export const Invalid = meta.story({
  args: { value: '4821' },
  decorators: [inField({ label, error: 'Must be 6 digits' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Must be 6 digits');
  },
});

export const Disabled = meta.story({
  args: { value: '482193', disabled: true },
  decorators: [inField({ label })],
});

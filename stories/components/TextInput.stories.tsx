import { Mail } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { controlled, inField } from '#stories/components/form.tsx';
import { iconChoice } from '#stories/components/iconChoice.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const Controlled = controlled(TextInput);

const meta = preview.meta({
  title: 'Library/Fields/TextInput',
  component: TextInput,
  argTypes: { start: iconChoice, placeholder: { type: 'string' }, disabled: { type: 'boolean' } },
  args: { value: '', onValueChange: fn() },
  render: Controlled,
});

export const Default = meta.story({
  decorators: [inField({ label: 'Name' })],
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(input, 'Layla <b>Haddad</b>');
    await expect(input).toHaveValue('Layla <b>Haddad</b>');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Layla <b>Haddad</b>');
  },
});

export const WithPlaceholder = meta.story({
  args: { placeholder: '784-1987-1234567-1' },
  decorators: [inField({ label: 'Emirates ID', hint: 'With its dashes' })],
});

/** A text from right to left begins at the right, in its own language; the icon stays. */
export const RightToLeft = meta.story({
  args: { value: 'رسوم الخدمة السنوية', start: <Mail /> },
  decorators: [inField({ label: 'Subject' })],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await expect(input).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(input).paddingLeft).toBe('34px');
  },
});

export const WithIcon = meta.story({
  args: { start: <Mail />, value: 'layla@acme.example', type: 'email' },
  decorators: [inField({ label: 'Email' })],
});

export const Large = meta.story({
  args: { size: 'large', value: 'sara@blume.example' },
  decorators: [inField({ label: 'Email' })],
});

export const Invalid = meta.story({
  args: { value: 'office@marinaheights' },
  decorators: [inField({ label: 'Company Email', error: 'Enter a valid email address', required: true })],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Company Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a valid email address');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'Marina Heights FZ-LLC' },
  decorators: [inField({ label: 'Billing Entity' })],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: longName },
  decorators: [inField({ label: 'Name' })],
});

/** Without a Field the caller sets the name. */
export const Alone = meta.story({
  args: { 'aria-label': 'Tag', invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tag' })).toBeInvalid();
  },
});

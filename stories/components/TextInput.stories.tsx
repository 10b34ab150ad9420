import { Mail } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import { iconChoice } from '#stories/components/iconChoice.tsx';
import { longName } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(TextInput));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/TextInput',
  component: TextInput,
  argTypes: {
    ...fieldControls,
    start: iconChoice,
    placeholder: { type: 'string' },
    disabled: { type: 'boolean' },
  },
  args: { label: 'Name', value: '', onValueChange: fn() },
  render: InField,
});

export const Default = meta.story();

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
  args: { label: 'Emirates ID', hint: 'With its dashes', placeholder: '784-1987-1234567-1' },
});

/** A text from right to left begins at the right, in its own language; the icon stays. */
export const RightToLeft = meta.story({
  args: { label: 'Subject', value: 'رسوم الخدمة السنوية', start: <Mail /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await expect(input).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(input).paddingLeft).toBe('34px');
  },
});

export const WithIcon = meta.story({
  args: { label: 'Email', start: <Mail />, value: 'layla@acme.example', type: 'email' },
});

export const Large = meta.story({
  args: { label: 'Email', size: 'large', value: 'sara@blume.example' },
});

export const Invalid = meta.story({
  args: {
    label: 'Company Email',
    error: 'Enter a valid email address',
    required: true,
    value: 'office@marinaheights',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Company Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a valid email address');
  },
});

export const Disabled = meta.story({
  args: { label: 'Billing Entity', disabled: true, value: 'Marina Heights FZ-LLC' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { value: longName },
});

/** Without a Field the caller sets the name. */
export const Alone = meta.story({
  render: () => <TextInput aria-label="Tag" value="" onValueChange={() => {}} invalid />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tag' })).toBeInvalid();
  },
});

import { expect, fn } from 'storybook/test';
import { PasswordInput } from '#src/components/PasswordInput/PasswordInput.tsx';
import { controlled, type FieldArgs, fieldControls, inField } from '#stories/components/form.tsx';
import preview from '#storybook/preview.tsx';

const InField = inField(controlled(PasswordInput));

const meta = preview.type<FieldArgs>().meta({
  title: 'Library/Fields/PasswordInput',
  component: PasswordInput,
  argTypes: fieldControls,
  args: { label: 'Password', value: 'Blume-2026!', onValueChange: fn(), autoComplete: 'current-password' },
  render: InField,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** Showing the password keeps focus and caret. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(3, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

export const HiddenAgain = meta.story({
  tags: ['behaviour'],
  play: async (context) => {
    await Shown.play(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Hide password' }));
    await expect(context.canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

/** Told while the field has the focus, not after it. */
export const CapsLock = meta.story({
  tags: ['behaviour'],
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Large = meta.story({ args: { size: 'large' } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
});

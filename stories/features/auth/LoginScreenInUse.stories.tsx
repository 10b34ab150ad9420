import { expect } from 'storybook/test';
import { LoginScreen } from '#src/features/auth/LoginScreen.tsx';
import preview from '#storybook/preview.tsx';
import { idle, loginArgs } from './loginArgs.ts';

const meta = preview.meta({
  title: 'Screens/Access/Sign-in/In use',
  tags: ['behaviour'],
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: loginArgs('sara@blume.example'),
});

export const PasswordHiddenAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret word');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const LeftWithoutPortal = meta.story({
  args: { withoutPortal: 'viewer@blume.example' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.actions.onLogOut).toHaveBeenCalled();
  },
});

export const BackFromTooManyCodes = meta.story({
  args: { step: 'otp', status: { ...idle, error: 'Too many wrong codes. Please log in again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Email/Password' }));
    await expect(args.actions.onBack).toHaveBeenCalled();
  },
});

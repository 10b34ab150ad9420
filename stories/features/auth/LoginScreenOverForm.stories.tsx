import { expect, screen } from 'storybook/test';
import { toast } from '#src/components/Toasts/toasts.ts';
import { LoginScreen } from '#src/features/auth/LoginScreen.tsx';
import preview from '#storybook/preview.tsx';
import { loginArgs } from './loginArgs.ts';

const meta = preview.meta({
  title: 'Screens/Access/Sign-in/Over the form',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: loginArgs('sara@blume.example'),
});

/** The notice that a session which expired leaves. */
export const SessionExpired = meta.story({
  play: async () => {
    toast.error('Session expired. You have been logged out.');
    await expect(await screen.findByText('Session expired. You have been logged out.')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  tags: ['rtl'],
  globals: { direction: 'rtl' },
  args: { status: { loading: false, error: 'Invalid email or password', notice: null } },
});

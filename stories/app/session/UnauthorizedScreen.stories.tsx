import { expect, fn } from 'storybook/test';
import { UnauthorizedScreen } from '#src/app/session/UnauthorizedScreen.tsx';
import { longEmail } from '#stories/longTexts.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Access/Unauthorized',
  component: UnauthorizedScreen,
  parameters: { layout: 'fullscreen' },
  args: { email: 'support@blume.example', home: '/support/dashboard', onLogOut: fn() },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute(
      'href',
      '/support/dashboard',
    );
    const logOut = canvas.getByRole('button', { name: 'Log Out' });
    // The primary one is the last, as everywhere.
    await expect(logOut.nextElementSibling).toHaveTextContent('Go to my dashboard');
    await userEvent.click(logOut);
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: { email: longEmail },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });

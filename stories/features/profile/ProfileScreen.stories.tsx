import { expect, fn } from 'storybook/test';
import { ProfileScreen } from '#src/features/profile/ProfileScreen.tsx';
import { longEmail } from '#stories/longTexts.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const meta = preview.meta({
  title: 'Screens/Both Portals/Profile',
  component: ProfileScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    user: { id: '1', name: 'Sara Khalil', email: 'superadmin@blume.example', roles: ['super_admin'] },
    onLogOut: fn(),
  },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const SeveralRoles = meta.story({
  args: { user: { id: '1', name: '', email: 'a@blume.example', roles: ['admin', 'support', 'night_shift'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Night Shift')).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    user: {
      id: '1',
      name: 'Maximiliane Alexandra von und zu Hohenstein-Wittelsbach der Ältere von Sankt Georgen',
      email: longEmail,
      roles: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible();
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });

import { expect, fn, screen, waitFor } from 'storybook/test';
import { notificationMenu } from '#src/app/shell/notifications.tsx';
import { Shell } from '#src/app/shell/Shell.tsx';
import { paths } from '#src/lib/paths.ts';
import preview from '#storybook/preview.tsx';
import { notificationItems as items, shellArgs } from './shellArgs.tsx';

const onRead = fn();

const meta = preview.meta({
  title: 'Screens/Both Portals/Shell/Notifications',
  component: Shell,
  parameters: { layout: 'fullscreen', route: paths.master.developerUsers },
  args: shellArgs,
});

export const NotificationsClosed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const NotificationsRead = meta.story({
  tags: ['behaviour'],
  args: { notifications: { items: notificationMenu(items, new Set(), onRead), unread: 2, onOpen: fn() } },
  play: async ({ args: { notifications }, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(button);
    await expect(notifications.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Three payments/u }));
    await expect(onRead).toHaveBeenLastCalledWith(['2']);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
    await expect(onRead).toHaveBeenLastCalledWith(['1', '2']);
  },
});

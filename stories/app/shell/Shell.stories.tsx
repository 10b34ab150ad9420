import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { notificationMenu } from '#src/app/shell/notifications.tsx';
import { Shell } from '#src/app/shell/Shell.tsx';
import { paths } from '#src/lib/paths.ts';
import { longEmail } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';
import { expanded, notificationItems as items, narrow, shellArgs, supportArgs } from './shellArgs.tsx';

const longName = 'Maximiliane-Alexandra-Hohenstein-Wittelsbach von Sankt Georgen';

const meta = preview.meta({
  title: 'Screens/Both Portals/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen', route: paths.master.developerUsers },
  args: shellArgs,
});

/** The default: icons only, the group of the current page highlighted. */
export const Collapsed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByText('Developer Users')).toHaveAttribute('aria-current', 'page');
    const sidebar = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(sidebar.getByText('Super Admin')).not.toBeVisible();
    await expect(sidebar.getByText('Audit Logs')).not.toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Audit Logs' })).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Plans Management' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await expect(args.sidebar.toggle).toHaveBeenCalledOnce();
  },
});

export const Expanded = meta.story({
  args: { sidebar: expanded },
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(sidebar.getByText('Super Admin')).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Developer Users' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(sidebar.getByRole('button', { name: 'User Management' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

export const FlyoutOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plans Management' }));
    const link = await canvas.findByRole('link', { name: 'Investor Plans' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/master/plans-management/investor-plans');
  },
});

/** Words to read, not an item that can not be chosen. */
export const NoNotifications = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(panel.getByText('No notifications')).toBeVisible();
  },
});

export const WithNotifications = meta.story({
  args: {
    notifications: { items: notificationMenu(items, new Set(['1']), fn()), unread: 1, onOpen: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(button).toHaveAccessibleDescription('1 unread');
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'Notifications' }));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Three payments were declined Error · 2026-11-20 20:42',
      'File Storage is nearly full Warning · 2026-11-21 08:14',
      'Mark all as read',
    ]);
    const [unread] = within(menu.getByRole('group', { name: 'Unread' })).getAllByRole('menuitem');
    await expect(unread).toHaveAttribute('href', '/master/audit-logs?category=Billing&result=failed');
  },
});

export const UserMenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sara' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByText('superadmin@blume.example')).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  },
});

/** A word that an input method composes is in the box until it is one: the search opens with it. Enter opens it without a text. */
export const SearchingByInputMethod = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByPlaceholderText('Search...');
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: 'ni' } });
    await expect(box).toHaveValue('ni');
    await expect(args.search.onOpen).not.toHaveBeenCalled();
    await fireEvent.input(box, { target: { value: '你' } });
    await fireEvent.compositionEnd(box);
    await expect(args.search.onOpen).toHaveBeenCalledOnce();
    await expect(args.search.onOpen).toHaveBeenCalledWith('你');
    await userEvent.type(box, '{Enter}');
    await expect(args.search.onOpen).toHaveBeenLastCalledWith('');
  },
});

/** The first stop of the keyboard leads past header and sidebar. */
export const SkippingToContent = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Offline = meta.story({
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    person: { name: longName, email: longEmail, onLogOut: fn() },
  },
});

export const MasterPortal = Expanded.extend({});
export const SupportPortal = meta.story({
  args: supportArgs,
  play: async ({ canvas }) => {
    const sidebar = within(canvas.getByRole('navigation', { name: 'Main' }));
    const labels = sidebar.getAllByRole('link').map((link) => link.textContent);
    await expect(labels.join()).toBe('Dashboard,Support Management,User Management,Company Management');
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { sidebar: narrow },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.queryByPlaceholderText('Search...')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.search.onOpen).toHaveBeenCalledWith('');
  },
});

/** Below 768 px the header's button opens the sidebar as a drawer. */
export const NarrowWithDrawer = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { sidebar: { ...narrow, drawerOpen: true } },
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await expect(drawer.getByRole('link', { name: 'Developer Users' })).toBeVisible();
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return box && box.top + box.height / 2;
    };
    const close = drawer.getByRole('button', { name: 'Close' });
    await expect(middle(close)).toBe(middle(drawer.getByText('Super Admin').closest('[data-brand]')));
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.sidebar.closeDrawer).toHaveBeenCalled();
  },
});

const onRead = fn();

export const NotificationsClosed = NoNotifications.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus());
  },
});

export const NotificationsRead = meta.story({
  tags: ['behaviour'],
  args: { notifications: { items: notificationMenu(items, new Set(), onRead), unread: 2, onOpen: fn() } },
  play: async ({ args: { notifications }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(notifications.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Three payments/u }));
    await expect(onRead).toHaveBeenLastCalledWith(['2']);
  },
});

import { fn } from 'storybook/test';
import { masterPortal, supportPortal } from '#src/app/routes/screens.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { paths } from '#src/lib/paths.ts';

const collapsed = {
  collapsed: true,
  narrow: false,
  drawerOpen: false,
  toggle: fn(),
  closeDrawer: fn(),
};
export const narrow = { ...collapsed, narrow: true };
export const expanded = { ...collapsed, collapsed: false };

/** The shell of the master portal. */
export const shellArgs = {
  navigation: {
    subtitle: masterPortal.subtitle,
    entries: masterPortal.entries,
    path: paths.master.developerUsers,
  },
  sidebar: collapsed,
  person: { name: 'Sara Khalil', email: 'superadmin@blume.example', onLogOut: fn() },
  appearance: { scheme: 'light' as const, onChange: fn() },
  search: { hint: 'Ctrl K', onOpen: fn() },
  notifications: { items: [], unread: 0, onOpen: fn() },
  online: true,
  maintenance: { message: null, settings: null },
  children: <PageHeader title="Developer Management" />,
};

/** What is different in the support portal. */
export const supportArgs = {
  navigation: {
    subtitle: supportPortal.subtitle,
    entries: supportPortal.entries,
    path: paths.support.dashboard,
  },
  sidebar: expanded,
  children: <PageHeader title="Support Dashboard" />,
};

/** Two notifications, the latest first. */
export const notificationItems = [
  {
    id: '1',
    at: 0,
    label: 'File Storage is nearly full',
    detail: 'Warning · 2026-11-21 08:14',
    href: '/master/settings#data-management',
  },
  {
    id: '2',
    at: 0,
    label: 'Three payments were declined',
    detail: 'Error · 2026-11-20 20:42',
    href: '/master/audit-logs?category=Billing&result=failed',
  },
];

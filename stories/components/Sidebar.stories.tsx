import { Building2, Layers, LayoutDashboard, Settings, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Sidebar } from '#src/components/Sidebar/Sidebar.tsx';
import preview from '#storybook/preview.tsx';

/** Links must not leave the story. */
function preventNavigation(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

const meta = preview.meta({
  title: 'Library/Pages/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Blume Console',
    subtitle: 'Super Admin',
    collapsed: true,
    drawerOpen: false,
    onDrawerClose: fn(),
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, href: '/master/dashboard' },
      {
        id: 'users',
        label: 'User Management',
        icon: <Users />,
        current: true,
        children: [
          { id: 'developers', label: 'Developer Users', href: '/master/developer-users', current: true },
          { id: 'investors', label: 'Investor Users', href: '/master/investor-users' },
          { id: 'blume', label: 'Blume Users', href: '/master/blume-users' },
        ],
      },
      {
        id: 'companies',
        label: 'Developer Company Management',
        icon: <Building2 />,
        href: '/master/company-management',
      },
      {
        id: 'plans',
        label: 'Plans Management',
        icon: <Layers />,
        children: [{ id: 'developer-plans', label: 'Developer Plans', href: '/master/plans' }],
      },
      { id: 'settings', label: 'System Settings', icon: <Settings />, href: '/master/settings' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh' }}>
        <Story />
        <main style={{ padding: 24 }}>
          <Button>In the page</Button>
        </main>
      </div>
    ),
  ],
  beforeEach: () => {
    document.addEventListener('click', preventNavigation);
    return () => document.removeEventListener('click', preventNavigation);
  },
});

/** Icons only, named for screen readers and by tooltips; the group of the page is highlighted. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.getBoundingClientRect().width).toBe(48);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/master/dashboard',
    );
    await expect(canvas.getByRole('button', { name: 'User Management' })).toHaveAttribute('data-current');
  },
});

export const Expanded = meta.story({
  args: { collapsed: false },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.getBoundingClientRect().width).toBe(256);
    await expect(canvas.getByText('Super Admin')).toBeVisible();
    // The longest label wraps to a second line; no row is cut.
    const rows = within(nav).getAllByText(/Management|Dashboard|Settings/u);
    await expect(rows.filter((row) => row.scrollWidth > row.clientWidth)).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Dashboard' }).offsetHeight).toBe(34);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Developer Users');
    // The open group of the current page is highlighted as the page is.
    const { backgroundColor } = getComputedStyle(current);
    await expect(canvas.getByRole('button', { name: 'User Management' })).toHaveStyle({ backgroundColor });
    const plans = canvas.getByRole('button', { name: 'Plans Management' });
    await userEvent.click(plans);
    await expect(canvas.getByRole('link', { name: 'Developer Plans' })).toBeVisible();
    await userEvent.click(plans);
    await expect(canvas.queryByRole('link', { name: 'Developer Plans' })).toBeNull();
  },
});

export const FlyoutOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'User Management' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const list = await canvas.findByRole('list', { name: 'User Management' });
    await expect(list.parentElement?.getBoundingClientRect().width).toBe(320);
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
  },
});

/** The panel follows the button in the tab order; Escape returns the focus, and leaving it closes it too. */
export const FlyoutByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'User Management' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('list', { name: 'User Management' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Developer Users' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Investor Users' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('list', { name: 'User Management' });
    await userEvent.tab({ shift: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A press outside, a link in it, and another flyout close it. */
export const FlyoutCloses = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const users = canvas.getByRole('button', { name: 'User Management' });
    for (const pressed of [
      () => canvas.getByRole('button', { name: 'In the page' }),
      () => canvas.getByRole('link', { name: 'Investor Users' }),
      () => canvas.getByRole('button', { name: 'Plans Management' }),
    ]) {
      await userEvent.click(users);
      await canvas.findByRole('list', { name: 'User Management' });
      await userEvent.click(pressed());
      await expect(users).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(await canvas.findByRole('link', { name: 'Developer Plans' })).toBeVisible();
  },
});

/**
 * A group gets the focus when the sidebar collapses or expands while the group or one of its pages has it. An open flyout
 * is forgotten: it is closed when the sidebar is collapsed again.
 */
export const FocusKeptByWidth = meta.story({
  tags: ['behaviour'],
  render: function Render(args) {
    const [collapsed, setCollapsed] = useState(true);
    useEffect(() => {
      const toggle = ({ key }: KeyboardEvent) => key === 'b' && setCollapsed((now) => !now);
      addEventListener('keydown', toggle);
      return () => removeEventListener('keydown', toggle);
    }, []);
    return <Sidebar {...args} collapsed={collapsed} />;
  },
  play: async ({ canvas, userEvent }) => {
    const group = () => canvas.getByRole('button', { name: 'User Management' });
    await userEvent.click(group());
    (await canvas.findByRole('link', { name: 'Investor Users' })).focus();
    await userEvent.keyboard('b');
    await waitFor(() => expect(group()).toHaveFocus());
    await userEvent.keyboard('b');
    await waitFor(() => expect(group()).toHaveFocus());
    await expect(group()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Investor Users' })).toBeNull();
  },
});

/** Below 768 px: a drawer with a focus trap; the initial focus is on the current page. Escape and a link close it. */
export const Narrow = meta.story({
  tags: ['narrow'],
  args: { drawerOpen: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    const current = within(drawer).getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Developer Users');
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onDrawerClose).toHaveBeenCalledTimes(1);
    await userEvent.click(current);
    await expect(args.onDrawerClose).toHaveBeenCalledTimes(2);
  },
});

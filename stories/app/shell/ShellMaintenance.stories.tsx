import { expect } from 'storybook/test';
import { Shell } from '#src/app/shell/Shell.tsx';
import { MAINTENANCE_CARD, paths } from '#src/lib/paths.ts';
import preview from '#storybook/preview.tsx';
import { narrow, shellArgs, supportArgs } from './shellArgs.tsx';

const meta = preview.meta({
  title: 'Screens/Both Portals/Shell/Maintenance',
  component: Shell,
  parameters: { layout: 'fullscreen', route: paths.master.developerUsers },
  args: shellArgs,
});

const banner = 'The platform is under maintenance. We will be back shortly.';

/** Above header and sidebar, on every screen; in the master portal it leads to its settings. */
export const UnderMaintenance = meta.story({
  args: { maintenance: { message: banner, settings: MAINTENANCE_CARD } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(banner)).closest('[role="status"]')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Maintenance settings' });
    await expect(link).toHaveAttribute('href', '/master/settings#maintenance-mode');
  },
});

/** A long message scrolls, by keyboard too, and leaves the window to the page. */
export const LongMaintenanceBanner = meta.story({
  tags: ['long', 'narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { sidebar: narrow, maintenance: { message: `${banner} `.repeat(30), settings: MAINTENANCE_CARD } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The platform is under maintenance/u);
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBeLessThan(200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** An empty message has a default. */
export const UnderMaintenanceInSupport = meta.story({
  args: {
    ...supportArgs,
    maintenance: { message: '', settings: null },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The platform is under maintenance.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Maintenance settings' })).toBeNull();
  },
});

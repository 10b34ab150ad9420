import { expect } from 'storybook/test';
import { PlaceholderScreen } from '#src/app/routes/PlaceholderScreen.tsx';
import { paths } from '#src/lib/paths.ts';
import { asPage } from '#stories/features/page.tsx';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Both Portals/Placeholder screens',
  component: PlaceholderScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: paths.master.billing },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(/^Billing$/);
  },
});

export const SupportTickets = meta.story({
  parameters: { route: paths.master.supportTickets },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Support Tickets' })).toBeVisible();
  },
});

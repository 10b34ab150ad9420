import { expect } from 'storybook/test';
import { Breadcrumbs } from '#src/components/Breadcrumbs/Breadcrumbs.tsx';
import { inWidth } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: ['User Management', 'Developer Users'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Developer Users')).toHaveAttribute('aria-current', 'page');
  },
});

export const OneLevel = meta.story({ args: { items: ['Dashboard'] } });

export const LongValues = meta.story({
  tags: ['long'],
  args: { items: ['User Subscriptions', 'Investor Subscriptions of every portal'] },
  decorators: [inWidth(260)],
});

import { expect } from 'storybook/test';
import { Breadcrumbs } from '#src/components/Breadcrumbs/Breadcrumbs.tsx';
import preview from '#storybook/preview.tsx';
import { Slim } from './frames.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'User Management' }, { label: 'Developer Users' }] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Developer Users')).toHaveAttribute('aria-current', 'page');
  },
});

export const WithLinks = meta.story({
  args: { items: [{ label: 'Tickets', href: '/support/support-management' }, { label: 'TKT-2026-0147' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tickets' })).toHaveAttribute(
      'href',
      '/support/support-management',
    );
  },
});

export const OneLevel = meta.story({ args: { items: [{ label: 'Dashboard' }] } });

export const LongValues = meta.story({
  tags: ['long'],
  args: { items: [{ label: 'User Subscriptions' }, { label: 'Investor Subscriptions of every portal' }] },
  decorators: [
    (Story) => (
      <Slim>
        <Story />
      </Slim>
    ),
  ],
});

import { expect } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { inWidth } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/Card',
  component: Card,
  args: { title: 'Recent Alerts', children: 'Email delivery failed for 14 recipients' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Alerts' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Recent Alerts');
  },
});

export const WithActions = meta.story({
  args: {
    actions: (
      <Button fill="quiet" size="small">
        View All
      </Button>
    ),
  },
});

export const WithoutTitle = meta.story({
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Email delivery failed/).closest('section')).toBeNull();
  },
});

export const Flush = meta.story({
  args: { flush: true, children: <div style={{ padding: 16 }}>Rows that reach the edges</div> },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    ...WithActions.composed.args,
    title: 'Alerts of the last thirty days in every portal of the platform',
  },
  decorators: [inWidth(260)],
});

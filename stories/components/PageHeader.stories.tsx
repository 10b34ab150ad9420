import { Download, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { inWidth } from '#stories/components/frames.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/PageHeader',
  component: PageHeader,
  args: {
    title: 'Developer Management',
    count: 1064,
    actions: (
      <>
        <Button icon={<Download />}>Export</Button>
        <Button fill="solid" icon={<Plus />}>
          Add Developer
        </Button>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Developer Management');
    await expect(canvas.getByText('1,064')).toBeVisible();
  },
});

export const SampleData = meta.story({
  args: {
    title: 'Investor Management',
    count: 25,
    badge: (
      <Tooltip label="Changes stay in this tab">
        <Badge tabIndex={0}>Sample data</Badge>
      </Tooltip>
    ),
  },
});

export const CountUnknown = meta.story({ args: { count: undefined } });

export const TitleOnly = meta.story({ args: { title: 'Billing', count: undefined, actions: undefined } });

/** Wraps, never overflows. */
export const Narrow = meta.story({
  tags: ['narrow'],
  decorators: [inWidth(260)],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

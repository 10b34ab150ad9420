import { expect } from 'storybook/test';
import { Skeleton } from '#src/components/Skeleton/Skeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { width: '120px', height: '20px' },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden]');
    await expect(bar).toHaveStyle({ inlineSize: '120px', blockSize: '20px' });
  },
});

/** Skeletons in the shape of a card. */
export const OfACard = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 10, inlineSize: 240 }}>
      <Skeleton width="60%" />
      <Skeleton width="40%" height="24px" />
      <Skeleton />
    </div>
  ),
});

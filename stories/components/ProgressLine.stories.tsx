import { expect } from 'storybook/test';
import { ProgressLine } from '#src/components/ProgressLine/ProgressLine.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/ProgressLine',
  component: ProgressLine,
  args: { active: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  },
});

export const Idle = meta.story({
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

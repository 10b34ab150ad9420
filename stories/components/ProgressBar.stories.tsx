import { expect } from 'storybook/test';
import { ProgressBar } from '#src/components/ProgressBar/ProgressBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Display/ProgressBar',
  component: ProgressBar,
  args: { label: 'Generating User Growth Report', value: 0.4 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Generating User Growth Report' });
    await expect(bar).toHaveAttribute('value', '0.4');
    await expect(bar).toHaveAttribute('max', '1');
  },
});

export const Beginning = meta.story({ args: { value: 0 } });

export const Done = meta.story({ args: { value: 1 } });

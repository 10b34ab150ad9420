import { expect, fn } from 'storybook/test';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Messages/ErrorPanel',
  component: ErrorPanel,
  args: { title: 'Failed to load companies', message: 'The database is being restarted', onRetry: fn() },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database is being restarted');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Reload = meta.story({
  args: { title: 'This page could not be shown', retryLabel: 'Reload' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
});

/** Markup in a message is shown as text. */
export const LongValues = meta.story({
  tags: ['long'],
  args: { message: `<b>${'a-very-long-word-without-a-break'.repeat(12)}</b>` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^<b>a-very-long/)).toBeVisible();
  },
});

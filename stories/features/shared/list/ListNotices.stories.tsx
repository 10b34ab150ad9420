import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { ListNotices } from '#src/features/shared/list/ListNotices.tsx';
import preview from '#storybook/preview.tsx';

const ready = { status: 'ready' as const, rows: [{}, {}], total: 2, refreshing: false, filtered: false };

const meta = preview.meta({
  title: 'Screens/Shared/ListNotices',
  component: ListNotices,
  args: { listing: ready, stale: null, noun: 'developers' },
});

export const Nothing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const MoreOnTheServer = meta.story({
  args: { listing: { ...ready, total: 1204 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('The first 2 of 1,204 developers are shown.');
  },
});

export const RefreshFailed = meta.story({
  args: { stale: { message: 'The server is resting.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server is resting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.stale?.onRetry).toHaveBeenCalledOnce();
  },
});

export const TryingAgain = meta.story({
  args: {
    listing: { ...ready, refreshing: true },
    stale: { message: 'The server is resting.', onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** New rows remove the notice with Retry: the focus stays in its place, and Tab continues from there. */
export const Refreshed = meta.story({
  args: { stale: { message: 'The server is resting.', onRetry: fn() } },
  render: function Render(args) {
    const [stale, setStale] = useState(args.stale);
    return (
      <>
        <ListNotices {...args} stale={stale && { ...stale, onRetry: () => setStale(null) }} />
        <Button>What comes next</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByText('The developers are up to date.')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'What comes next' })).toHaveFocus();
  },
});

/** Retry removes the notice; the focus stays where the notice was, although there are no rows yet. */
export const LoadingLong = meta.story({
  args: { listing: { status: 'loading' }, slow: { onRetry: fn() } },
  render: function Render(args) {
    const [slow, setSlow] = useState(args.slow);
    return <ListNotices {...args} slow={slow && { onRetry: () => setSlow(null) }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Loading the developers takes longer than usual.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByText('The developers are asked for again.')).toHaveFocus();
  },
});

/** A slow refresh after a failed one has a single notice, for the slow one. */
export const RefreshingLong = meta.story({
  args: {
    listing: { ...ready, refreshing: true },
    stale: { message: 'The server is resting.', onRetry: fn() },
    slow: { onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/The server is resting/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.slow?.onRetry).toHaveBeenCalledOnce();
    await expect(args.stale?.onRetry).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  args: {
    listing: { ...ready, total: 1204 },
    stale: { message: 'The server is resting.', onRetry: fn() },
  },
  globals: { viewport: { value: 'narrow' } },
});

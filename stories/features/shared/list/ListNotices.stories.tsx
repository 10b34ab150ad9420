import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { ListNotices } from '#src/features/shared/list/ListNotices.tsx';
import preview from '#storybook/preview.tsx';

const ready = {
  status: 'ready' as const,
  rows: [{}, {}],
  total: 2,
  freshness: 'fresh' as const,
  filtered: false,
};

const meta = preview.meta({
  title: 'Screens/Shared/ListNotices',
  component: ListNotices,
  args: { listing: ready, refreshFailure: null, noun: 'developers' },
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
  tags: ['failed'],
  args: { refreshFailure: { message: 'The server is resting.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server is resting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.refreshFailure?.onRetry).toHaveBeenCalledOnce();
  },
});

export const TryingAgain = meta.story({
  args: {
    listing: { ...ready, freshness: 'refreshing' as const },
    refreshFailure: { message: 'The server is resting.', onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** New rows remove the notice with Retry: the focus stays in its place, and Tab continues from there. */
export const Refreshed = meta.story({
  tags: ['behaviour'],
  args: { refreshFailure: { message: 'The server is resting.', onRetry: fn() } },
  render: function Render(args) {
    const [refreshFailure, setRefreshFailure] = useState(args.refreshFailure);
    return (
      <>
        <ListNotices
          {...args}
          refreshFailure={refreshFailure && { ...refreshFailure, onRetry: () => setRefreshFailure(null) }}
        />
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

export const LoadingLong = meta.story({
  tags: ['loading'],
  args: { listing: { status: 'loading' }, slowRead: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Loading the developers takes longer than usual.',
    );
  },
});

/** Retry removes the notice; the focus stays where the notice was, although there are no rows yet. */
export const Reloading = LoadingLong.extend({
  tags: ['behaviour'],
  render: function Render(args) {
    const [slowRead, setSlowRead] = useState(args.slowRead);
    return <ListNotices {...args} slowRead={slowRead && { onRetry: () => setSlowRead(null) }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByText('Reloading developers')).toHaveFocus();
  },
});

/** A slow refresh after a failed one has a single notice, for the slow one. */
export const RefreshingLong = meta.story({
  tags: ['loading'],
  args: {
    listing: { ...ready, freshness: 'refreshing' as const },
    refreshFailure: { message: 'The server is resting.', onRetry: fn() },
    slowRead: { onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/The server is resting/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.slowRead?.onRetry).toHaveBeenCalledOnce();
    await expect(args.refreshFailure?.onRetry).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: {
    listing: { ...ready, total: 1204 },
    refreshFailure: { message: 'The server is resting.', onRetry: fn() },
  },
  globals: { viewport: { value: 'narrow' } },
});

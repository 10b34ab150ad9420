import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { ListNotices } from '#src/features/shared/list/ListNotices.tsx';
import { readyResult } from '#src/lib/queryResult.ts';
import preview from '#storybook/preview.tsx';

const ready = readyResult({ rows: [{}, {}], total: 2 });
const limits = 'The first 1,000 of 1,204 developers are shown. Search and filters look at these only.';
const notRefreshed = { ...ready, error: { message: 'The server is resting.', status: 503 }, retry: fn() };

const meta = preview.meta({
  title: 'Screens/Shared/ListNotices',
  component: ListNotices,
  args: { read: ready, noun: 'developers' },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const MoreOnTheServer = meta.story({
  args: { limits },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(limits);
  },
});

export const RefreshFailed = meta.story({
  tags: ['failed'],
  args: { read: notRefreshed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server is resting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.read.retry).toHaveBeenCalledOnce();
  },
});

export const TryingAgain = meta.story({
  args: {
    read: { ...notRefreshed, refreshing: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** New rows remove the notice with Retry: the focus stays in its place, and Tab continues from there. */
export const Refreshed = meta.story({
  tags: ['behaviour'],
  args: { read: notRefreshed },
  render: function Render(args) {
    const [read, setRead] = useState(args.read);
    return (
      <>
        <ListNotices {...args} read={{ ...read, retry: () => setRead(ready) }} />
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
  args: { read: { status: 'loading', retry: fn() }, slowRead: { onRetry: fn() } },
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
    read: { ...notRefreshed, refreshing: true },
    slowRead: { onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/The server is resting/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.slowRead?.onRetry).toHaveBeenCalledOnce();
    await expect(args.read.retry).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: {
    read: notRefreshed,
    limits,
  },
  globals: { viewport: { value: 'narrow' } },
});

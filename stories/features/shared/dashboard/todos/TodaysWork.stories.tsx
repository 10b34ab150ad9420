import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { TodaysWork, type TodaysWorkProps } from '#src/features/shared/dashboard/todos/TodaysWork.tsx';
import { expectNothingHuge, hugeWord } from '#stories/longTexts.ts';
import preview from '#storybook/preview.tsx';
import { sampleTodos } from '../../../sampleTodos.ts';

const meta = preview.meta({
  title: 'Screens/Shared/TodaysWork',
  component: TodaysWork,
  parameters: { route: '/master/dashboard' },
  args: { state: sampleTodos, most: 10 },
});

/** Each line is one link, named by its count and sentence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const work = within(canvas.getByRole('region', { name: "Today's work" }));
    await expect(work.getAllByRole('listitem')).toHaveLength(5);
    const line = work.getByRole('link', { name: '4 open tickets are assigned to no one' });
    await expect(line).toHaveAttribute(
      'href',
      '/master/support-management?status=Open&status=In+Progress&assignee=none',
    );
  },
});

/** Everything is zero: the card is as high as its one line. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { state: { status: 'ready', lines: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('Nothing to do.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: "Today's work" }).offsetHeight).toBeLessThan(110);
  },
});

/** The room of the lines is kept, so that the cards below do not move. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: "Today's work" }).offsetHeight).toBeGreaterThan(150);
  },
});

const onRetry = fn();

export const Failed = meta.story({
  tags: ['failed'],
  args: { state: { status: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

function Retried({ most }: TodaysWorkProps) {
  const [retried, setRetried] = useState(false);
  return (
    <TodaysWork
      state={retried ? { status: 'loading' } : { status: 'failed', onRetry: () => setRetried(true) }}
      most={most}
    />
  );
}

/** Retry removes the failure, and the focus stays in the card. */
export const FailedToLoading = meta.story({
  tags: ['behaviour'],
  render: (args) => <Retried {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    const card = canvas.getByRole('region', { name: "Today's work" });
    await expect(card.contains(document.activeElement)).toBe(true);
  },
});

/** The number is beside the first line of its text. */
export const LongValues = meta.story({
  tags: ['long'],
  args: {
    state: {
      status: 'ready',
      lines: [{ id: 'x', count: 123_456_789, text: hugeWord, href: '/' }],
    },
  },
  play: async ({ canvas }) => {
    await expectNothingHuge();
    const [number, text] = canvas.getByRole('link').children;
    const top = text?.getBoundingClientRect().top ?? 0;
    await expect(number?.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
});

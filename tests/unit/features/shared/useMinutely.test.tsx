import { useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { useMinutely, useRowsNow } from '#src/features/shared/useMinutely.ts';
import { renderHooks } from '../../api/renderHooks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});

it('renders a component only when its answer has changed', async () => {
  const hooks = renderHooks();
  const shown: string[] = [];
  function Clock({ unit }: { unit: 'minutes' | 'hours' }) {
    const text = useMinutely(
      (now) => `${unit} ${unit === 'hours' ? now.getUTCHours() : now.getUTCMinutes()}`,
    );
    useLayoutEffect(() => {
      shown.push(text);
    });
    return null;
  }
  await hooks.render(
    <>
      <Clock unit="minutes" />
      <Clock unit="hours" />
    </>,
  );
  expect(shown).toEqual(['minutes 0', 'hours 9']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown).toEqual(['minutes 0', 'hours 9', 'minutes 1', 'minutes 2']);
  await vi.advanceTimersByTimeAsync(58 * 60_000);
  expect(shown.filter((text) => text.startsWith('hours'))).toEqual(['hours 9', 'hours 10']);
  await hooks.render(null);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives the same rows as another list in each minute and zone', async () => {
  const hooks = renderHooks();
  const rows = ['a', 'b'];
  const lists = new Set<readonly string[]>();
  function List() {
    const now = useRowsNow(rows);
    useLayoutEffect(() => {
      lists.add(now);
    });
    return null;
  }
  await hooks.render(<List />);
  await hooks.render(<List />);
  expect(lists.size).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lists.size).toBe(2);
  setTimeZone('Asia/Tokyo');
  await vi.advanceTimersByTimeAsync(0);
  expect(lists.size).toBe(3);
  expect([...lists]).toEqual([rows, rows, rows]);
  setTimeZone('');
  await hooks.render(null);
});

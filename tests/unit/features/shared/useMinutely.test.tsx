import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { renderHooks } from '../../api/renderHooks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

import { afterEach, expect, it } from 'vitest';
import { setTimeZone, shownDate, shownDateTime } from '#src/components/DateTime/shownDates.ts';

afterEach(() => setTimeZone(''));

// The runner's zone is Asia/Dubai, UTC+4 without summer time.
it("shows dates in the computer's zone", () => {
  expect(shownDateTime('2026-01-31T21:05:00.000Z')).toBe('2026-02-01 01:05');
  expect(shownDate('2026-01-31T21:05:00.000Z')).toBe('2026-02-01');
});

it('shows dates in the preferred zone', () => {
  setTimeZone('America/New_York');
  expect(shownDateTime('2026-01-31T21:05:00.000Z')).toBe('2026-01-31 16:05');
  expect(shownDate('2026-01-31T21:05:00.000Z')).toBe('2026-01-31');
});

it('has no text for an unreadable date', () => {
  expect(shownDate('Never')).toBeNull();
});

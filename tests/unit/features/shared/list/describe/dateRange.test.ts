import { afterEach, describe, expect, it } from 'vitest';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import type { ListFilters } from '#src/features/shared/list/describe/description.ts';
import {
  browserQuery,
  rangeEnds,
  rowFilter,
  toRange,
} from '#src/features/shared/list/describe/filterRows.ts';

const filters = {
  signed: { kind: 'dates', label: 'Signed', of: (signed) => signed },
} as const satisfies ListFilters<string | null>;

function passes(signed: string, date: string | null): boolean {
  return rowFilter<string | null>(filters, browserQuery(filters, { signed }))?.(date) ?? true;
}

describe('a range of dates', () => {
  const row = '2026-11-20 23:30';
  it.each([
    ['2026-11-20..2026-11-20', true],
    ['2026-11-21..', false],
    ['..2026-11-20', true],
    ['..2026-11-19', false],
    ['2026-11-20T23:20..2026-11-20T23:40', true],
    ['2026-11-20T23:31..', false],
    ['spoilt..', true],
  ])('%s: %s', (signed, expected) => {
    expect(passes(signed, row)).toBe(expected);
  });

  describe('of days, in the preferred time zone', () => {
    afterEach(() => setTimeZone(''));

    it.each([
      // Shown as 2026-11-21 03:00, then as 2026-11-20 00:30.
      ['Asia/Tokyo', '2026-11-20T18:00:00Z', false],
      ['Asia/Tokyo', '2026-11-19T15:30:00Z', true],
      ['America/New_York', '2026-11-21T04:59:59.999Z', true],
      ['America/New_York', '2026-11-21T05:00:00Z', false],
    ])('has the rows that %s shows on that day: %s', (timeZone, signed, expected) => {
      setTimeZone(timeZone);
      expect(passes('2026-11-20..2026-11-20', signed)).toBe(expected);
    });

    it.each([
      ['2026-11-01T03:59:59.999Z', false],
      ['2026-11-01T04:00:00Z', true],
      ['2026-11-02T04:59:59.999Z', true],
      ['2026-11-02T05:00:00Z', false],
    ])('has all 25 hours of the day on which summer time ends: %s', (signed, expected) => {
      setTimeZone('America/New_York');
      expect(passes('2026-11-01..2026-11-01', signed)).toBe(expected);
    });
  });

  it('never matches a row without a date', () => {
    expect(passes('2026-01-01..', null)).toBe(false);
  });

  it('is written as one text and read as two ends', () => {
    expect(rangeEnds('2026-01-01..')).toEqual({ from: '2026-01-01', to: '' });
    expect(toRange('', '2026-01-01')).toBe('..2026-01-01');
    expect(toRange('', '')).toBe('');
  });
});

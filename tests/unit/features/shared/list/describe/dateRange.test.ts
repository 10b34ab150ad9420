import { afterEach, describe, expect, it } from 'vitest';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { dateText, endsOn, rangeEnds, toRange } from '#src/features/shared/list/describe/dateRange.ts';
import { filterQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { dateFilter, type ListFilters } from '#src/features/shared/list/describe/filters.ts';

const filters = {
  signed: dateFilter('Signed', (signed: string | null) => signed, true),
  moved: dateFilter('Moved', (moved: string | null) => moved),
} as const satisfies ListFilters<string | null>;

function passes(signed: string, date: string | null, today = ''): boolean {
  return rowFilter<string | null>(filters, filterQuery(filters, { signed }), today)?.(date) ?? true;
}

describe('a range of dates', () => {
  const row = '2026-11-20 23:30';
  it.each([
    ['2026-11-20..2026-11-20', true],
    ['2026-11-21..', false],
    ['..2026-11-20', true],
    ['..2026-11-19', false],
    ['spoilt..', false],
    ['2026/11/20..20.11.2026', true],
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

  // The runner's zone is Asia/Dubai.
  it.each(['', 'America/New_York', 'Pacific/Kiritimati'])(
    'has the days of rows as they are, in %j',
    (zone) => {
      setTimeZone(zone);
      expect(passes('2026-11-20..2026-11-20', '2026-11-20')).toBe(true);
      expect(passes('2026-11-20..2026-11-20', '2026-11-21')).toBe(false);
      setTimeZone('');
    },
  );

  it('never matches a row without a date', () => {
    expect(passes('2026-01-01..', null)).toBe(false);
  });

  it('is written as one text and read as two ends', () => {
    expect(rangeEnds('2026-01-01..')).toEqual({ from: '2026-01-01', to: '' });
    expect(toRange('', '2026-01-01')).toBe('..2026-01-01');
    expect(toRange('', '')).toBe('');
  });
});

describe('a named range', () => {
  it.each([
    ['today', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last-7-days', '2026-11-24', '2026-11-18', '2026-11-24'],
    ['last-30-days', '2026-01-05', '2025-12-07', '2026-01-05'],
    ['this-month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ])('%s, on %s, is from %s to %s', (name, today, from, to) => {
    expect(endsOn(name, today)).toEqual({ from, to });
  });

  it('is what it says on any day', () => {
    expect(passes('last-7-days', '2026-11-18 00:00', '2026-11-24')).toBe(true);
    expect(passes('last-7-days', '2026-11-17 23:59', '2026-11-24')).toBe(false);
    expect(passes('last-7-days', '2026-11-18 00:00', '2026-11-25')).toBe(false);
  });

  it('has a text, like any other value', () => {
    expect(dateText('last-30-days')).toBe('Last 30 days');
    expect(dateText('is-empty')).toBe('Is empty');
    expect(dateText('2026-11-01..2026-11-30')).toBe('2026-11-01 – 2026-11-30');
  });
});

describe('is-empty', () => {
  it('finds the rows without a readable date', () => {
    expect(passes('is-empty', null)).toBe(true);
    expect(passes('is-empty', '')).toBe(true);
    expect(passes('is-empty', '2026-11-18')).toBe(false);
  });

  it('finds nothing where every row has a date', () => {
    const test = rowFilter<string | null>(filters, filterQuery(filters, { moved: 'is-empty' }));
    expect(test?.('2026-11-18')).toBe(false);
  });
});

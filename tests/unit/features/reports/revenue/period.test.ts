import { describe, expect, it } from 'vitest';
import {
  isReversed,
  lastQuarter,
  parsePeriod,
  periodBefore,
  periodOf,
  periodsAt,
} from '#src/features/reports/revenue/period.ts';

describe('a period', () => {
  it.each([
    ['2026-Q3', '2026 Q3', '2026-07-01', '2026-09-30'],
    ['2027-Q1', '2027 Q1', '2027-01-01', '2027-03-31'],
    ['2028-02', 'Feb 2028', '2028-02-01', '2028-02-29'],
    ['2027-02', 'Feb 2027', '2027-02-01', '2027-02-28'],
    ['2026-12', 'Dec 2026', '2026-12-01', '2026-12-31'],
    ['2028', '2028', '2028-01-01', '2028-12-31'],
    ['2026-07-01..2026-09-15', '2026-07-01 to 2026-09-15', '2026-07-01', '2026-09-15'],
    ['2028-02-29..2028-02-29', '2028-02-29 to 2028-02-29', '2028-02-29', '2028-02-29'],
  ])('%s is %s, both ends included', (value, label, from, to) => {
    expect(parsePeriod(value)).toEqual({ value, label, from, to });
  });

  it.each([
    '',
    'x',
    '2026-Q5',
    '2026-13',
    '2026-07-01..',
    '2026-09-15..2026-07-01',
    '2027-02-29..2027-03-01',
  ])('"%s" is none', (value) => {
    expect(parsePeriod(value)).toBeNull();
  });
});

it.each([
  ['2026-09-15..2026-07-01', true],
  ['2026-07-01..2026-09-15', false],
  ['2026-07-01..2026-07-01', false],
  ['2026-09-15..2026-07-0', false],
  ['2026-09-15..', false],
  ['2026-Q3', false],
])('isReversed of %s is %s', (range, reversed) => {
  expect(isReversed(range)).toBe(reversed);
});

describe('the last full quarter', () => {
  it.each([
    ['2026-10-01', '2026-Q3'],
    ['2026-12-31', '2026-Q3'],
    ['2028-02-29', '2027-Q4'],
    ['2027-01-01', '2026-Q4'],
    ['2026-11-24', '2026-Q3'],
  ])('on %s is %s', (today, quarter) => {
    expect(lastQuarter(today)).toBe(quarter);
  });

  it('is among the periods to choose from, each of which is one', () => {
    const periods = periodsAt('2027-01-01').map(({ value }) => value);
    expect(periods).toHaveLength(23);
    expect(periods.slice(0, 2)).toEqual(['2027-Q1', '2026-Q4']);
    expect(periods.slice(8, 10)).toEqual(['2027-01', '2026-12']);
    expect(periods.at(-1)).toBe('2025');
  });
});

it.each([
  ['2026-Q1', '2025-Q4'],
  ['2026-01', '2025-12'],
  ['2026', '2025'],
  ['2026-07-01..2026-07-10', '2026-06-21..2026-06-30'],
])('the period before %s is %s', (value, before) => {
  expect(periodBefore(periodOf(value))?.value).toBe(before);
});

it('there is none before a text that is no period', () => {
  expect(periodBefore(periodOf('abc'))).toBeNull();
});

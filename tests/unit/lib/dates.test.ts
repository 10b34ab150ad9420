import { describe, expect, it } from 'vitest';
import { formatDateTime, shiftedDay, timeOf, toUtc, withoutZone, zonedHeader } from '#src/lib/dates.ts';

// The runner's zone is Asia/Dubai, UTC+4 without summer time.
describe('formatDateTime', () => {
  it('writes local YYYY-MM-DD HH:mm', () => {
    expect(formatDateTime('2026-01-31T21:05:59.000Z', '')).toBe('2026-02-01 01:05');
  });

  it('writes the time of a named zone', () => {
    expect(formatDateTime('2026-01-31T21:05:00.000Z', 'America/New_York')).toBe('2026-01-31 16:05');
    expect(formatDateTime('2026-01-31T20:00:00.000Z', 'Asia/Dubai')).toBe('2026-02-01 00:00');
  });

  it('falls back to local time for an unknown zone', () => {
    expect(formatDateTime('2026-01-31T21:05:00.000Z', 'Mars/Olympus')).toBe('2026-02-01 01:05');
  });

  it.each(['', 'America/New_York', 'Asia/Tokyo'])('shows a day as it is, in %j', (zone) => {
    expect(formatDateTime(' 2025-11-20\n', zone)).toBe('2025-11-20');
    expect(toUtc('2025-11-20')).toBeNull();
  });

  it('reads a time without zone as local', () => {
    expect(formatDateTime('2026-03-04 09:30', '')).toBe('2026-03-04 09:30');
    expect(formatDateTime('2026-03-04T09:30:15', '')).toBe('2026-03-04 09:30');
  });

  it('reads milliseconds', () => {
    expect(formatDateTime(Date.UTC(2026, 0, 1, 0, 0), '')).toBe('2026-01-01 04:00');
  });

  it.each([
    null,
    undefined,
    '',
    'Never',
    '2026-13-45T99:99:99Z',
    'Invalid Date',
    '5',
    Number.NaN,
    '2026-02-30',
    '2026-02-30T10:00Z',
    '2026-02-29 10:00',
    '0001-01-01T00:00:00Z',
    '0026-03-04',
    1e15,
  ])('returns null for %j', (value) => {
    expect(formatDateTime(value, '')).toBeNull();
    expect(toUtc(value)).toBeNull();
  });
});

describe('a day some days later', () => {
  it.each([
    ['2026-11-01', -1, '2026-10-31'],
    ['2026-03-29', -1, '2026-03-28'],
    ['2026-03-30', -1, '2026-03-29'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %i days is %s, also where a day has 23 or 25 hours', (day, days, later) => {
    expect(shiftedDay(day, days)).toBe(later);
  });
});

describe('the header of times', () => {
  it.each(['UTC', 'Asia/Dubai', 'America/Argentina/Buenos_Aires'])(
    'names %s, and is read without it',
    (zone) => {
      expect(zonedHeader('Last Login', zone)).toBe(`Last Login (${zone})`);
      expect(withoutZone(zonedHeader('Last Login', zone))).toBe('Last Login');
    },
  );

  it.each(['Name (Ms)', 'Email (2)', 'Last Login'])('%s has none', (header) => {
    expect(withoutZone(header)).toBe(header);
  });
});

describe('the other forms', () => {
  it('format the UTC instant', () => {
    expect(toUtc('2026-02-01 01:05')).toBe('2026-01-31T21:05:00.000Z');
  });

  it('read the same instant from text and number', () => {
    expect(timeOf('2026-01-31T21:05:00.000Z')).toBe(Date.UTC(2026, 0, 31, 21, 5));
    expect(timeOf('2026-01-31')).toBe(Date.UTC(2026, 0, 31));
  });
});

import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, timeOf, toUtc } from '#src/lib/dates.ts';
import { anyText, forAll } from '../properties.ts';
import { changes, hour } from './clockChanges.ts';

/** Local time from the offset that the browser names for the instant, and not from its parts. */
function shifted(instant: number, timeZone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/u.exec(named ?? '') ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(instant + offset).toISOString().slice(0, 16).replace('T', ' ');
}

const minutesAround = fc.integer({ min: -2 * 24 * 60, max: 2 * 24 * 60 });

describe('round a change of daylight saving time', () => {
  it.each([
    ['2026-03-29T00:59:00Z', 'Europe/London', '2026-03-29 00:59'],
    ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29 02:00'],
    ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25 01:30'],
    ['2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25 01:30'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08 03:00'],
    ['2026-10-03T15:30:00Z', 'Australia/Lord_Howe', '2026-10-04 02:30'],
    ['2026-04-23T22:00:00Z', 'Africa/Cairo', '2026-04-24 01:00'],
    ['2026-10-29T21:00:00Z', 'Africa/Cairo', '2026-10-29 23:00'],
  ])('%s in %s is %s', (text, zone, local) => {
    expect(formatDateTime(text, zone)).toBe(local);
  });

  it.each(changes)('each minute in $zone is the UTC time with the offset of that minute', ({ zone, at }) => {
    forAll(minutesAround, (minutes) => {
      const instant = at + minutes * 60_000;
      const expected = shifted(instant, zone);
      expect(formatDateTime(instant, zone)).toBe(expected);
      expect(formatDateTime(new Date(instant).toISOString(), zone)).toBe(expected);
    });
    // The examples are round a change: the offset is another one before and after it.
    const before = Date.parse(`${shifted(at - hour, zone).replace(' ', 'T')}Z`) - (at - hour);
    const after = Date.parse(`${shifted(at + hour, zone).replace(' ', 'T')}Z`) - (at + hour);
    expect(before).not.toBe(after);
  });

  it("local times are read back in the computer's zone", () => {
    // In a process of its own: a thread cannot change its zone.
    execFileSync(process.execPath, ['--import', 'tsx', 'tests/unit/lib/localClock.ts'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  }, 30_000);
});

describe('any value', () => {
  it('is a date of four digits in its year, or none', () => {
    forAll(fc.oneof(anyText, fc.double(), fc.date().map(String)), (value) => {
      expect(formatDateTime(value, '') ?? '2026-01-01').toMatch(/^\d{4,5}-\d\d-\d\d(?: \d\d:\d\d)?$/u);
      expect(toUtc(value) ?? '2026-01-01T00:00:00.000Z').toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
    });
  });

  it('is the same instant as milliseconds and as ISO 8601', () => {
    forAll(
      fc.date({ min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
      (date) => {
        expect(timeOf(date.toISOString())).toBe(date.getTime());
        expect(timeOf(date.getTime())).toBe(date.getTime());
      },
    );
  });

  it('may name a zone that no browser knows', () => {
    forAll(anyText, (zone) => {
      expect(formatDateTime('2026-03-29T01:00:00Z', zone)).toMatch(/^2026-03-\d\d \d\d:\d\d$/u);
    });
  });
});

import { expect, it } from 'vitest';
import { scheduleProblem } from '#src/features/settings/cards/MaintenanceCard.tsx';
import { nothingPlanned } from '#src/features/settings/settingFields.ts';
import { isOver, plannedOf, plannedText } from '#src/features/shared/maintenance/planned.ts';

const typed = { ...nothingPlanned, date: '2026-12-1', time: '9.30' };
const now = new Date('2026-12-01T14:30:00Z');

it.each([
  ['UTC', '2026-12-01T09:30:00.000Z'],
  ['America/New_York', '2026-12-01T14:30:00.000Z'],
  ['Asia/Tokyo', '2026-12-01T00:30:00.000Z'],
])('a schedule is in the default timezone of the platform, %s', (timezone, start) => {
  expect(plannedOf(typed, timezone)).toEqual({ start, hours: 2 });
});

it.each([
  ['05:00', '2026-03-08T09:00:00.000Z'],
  ['01:00', '2026-03-08T06:00:00.000Z'],
])('on the day of a clock change too, %s', (time, start) => {
  expect(plannedOf({ ...typed, date: '2026-03-08', time }, 'America/New_York')?.start).toBe(start);
});

it('a schedule without a day or a time is none', () => {
  expect(plannedOf({ ...typed, time: '25:00' }, 'UTC')).toBeNull();
  expect(plannedOf(nothingPlanned, 'UTC')).toBeNull();
});

it('is told in UTC and in local time', () => {
  const planned = { start: '2026-12-01T22:00:00.000Z', hours: 2 };
  expect(plannedText(planned, 'Asia/Dubai')).toBe('2026-12-01 22:00 UTC, 2 h (2026-12-02 02:00 local time)');
});

it.each([
  [nothingPlanned, 'Choose a date and a time first.'],
  [typed, 'The start is in the past.'],
  [{ ...typed, time: '9:31' }, ''],
  [{ ...typed, time: '9:31', duration: '' }, 'Enter the duration in hours.'],
])('%j: %s', (schedule, problem) => {
  expect(scheduleProblem(plannedOf(schedule, 'America/New_York'), now)).toBe(problem);
});

it('is over when its hours have passed', () => {
  const planned = { start: '2026-12-01T12:30:00.000Z', hours: 2 };
  expect(isOver(planned, new Date('2026-12-01T14:29:00Z'))).toBe(false);
  expect(isOver(planned, now)).toBe(true);
  expect(isOver(null, now)).toBe(true);
});

import { expect, it } from 'vitest';
import { scheduleProblem } from '#src/features/settings/cards/MaintenanceCard.tsx';
import { nothingPlanned } from '#src/features/settings/settingFields.ts';
import { plannedOf, plannedText } from '#src/features/shared/maintenance/planned.ts';

const typed = { ...nothingPlanned, date: '2026-12-1', time: '9.30' };
const now = new Date('2026-12-01T14:30:00Z');

it.each([
  ['UTC', '2026-12-01T09:30:00.000Z'],
  ['America/New_York', '2026-12-01T14:30:00.000Z'],
  ['Asia/Tokyo', '2026-12-01T00:30:00.000Z'],
])('a schedule is in the default timezone of the platform, %s', (timezone, start) => {
  expect(plannedOf(typed, timezone)).toEqual({ start, hours: '2' });
});

it('a schedule without a day or a time is none', () => {
  expect(plannedOf({ ...typed, time: '25:00' }, 'UTC')).toBeNull();
  expect(plannedOf(nothingPlanned, 'UTC')).toBeNull();
});

it('is told in UTC and in local time', () => {
  const planned = { start: '2026-12-01T22:00:00.000Z', hours: '2' };
  expect(plannedText(planned, 'Asia/Dubai')).toBe('2026-12-01 22:00 UTC, 2 h (2026-12-02 02:00 local time)');
});

it.each([
  [nothingPlanned, 'UTC', 'Choose a date and a time first.'],
  [typed, 'America/New_York', 'The start is in the past.'],
  [{ ...typed, time: '9:31' }, 'America/New_York', ''],
  [{ ...typed, time: '9:31', duration: '' }, 'America/New_York', 'Enter the duration in hours.'],
])('%j in %s: %s', (schedule, timezone, problem) => {
  expect(scheduleProblem(schedule, timezone, now)).toBe(problem);
});

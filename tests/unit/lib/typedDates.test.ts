import { expect, test } from 'vitest';
import { toDay, toTime } from '#src/lib/typedDates.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  [' 2026-2-8 ', '2026-02-08'],
  ['2026/02/08', '2026-02-08'],
  ['2026.2.8', '2026-02-08'],
  ['20260208', '2026-02-08'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['21.11.2026', null],
  ['2026-11', null],
  ['12026-11-21', null],
  ['2026-11-211', null],
  ['2026-11-21 10:00', null],
  ['tomorrow', null],
  ['', null],
])('the day of %j is %j', (text, day) => {
  expect(toDay(text)).toBe(day);
});

test.each([
  ['22:00', '22:00'],
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  [' 0905 ', '09:05'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['112:00', null],
  ['12:000', null],
  ['12:60', null],
  ['12', null],
  ['noon', null],
  ['', null],
])('the time of %j is %j', (text, time) => {
  expect(toTime(text)).toBe(time);
});

import { shiftedDay } from '#src/lib/dates.ts';
import { optionsOf } from '#src/lib/options.ts';
import { day } from '#src/lib/values/day.ts';
import { kept, meaningOf } from '#src/lib/values/kind.ts';

/** Ranges that are named in the URL, so that a link means them on any day. */
export const datePresets = optionsOf(
  ['today', 'yesterday', 'last-7-days', 'last-30-days', 'this-month', 'last-month'],
  {
    today: 'Today',
    yesterday: 'Yesterday',
    'last-7-days': 'Last 7 days',
    'last-30-days': 'Last 30 days',
    'this-month': 'This month',
    'last-month': 'Last month',
  },
);

type Preset = (typeof datePresets)[number]['value'];

/** The value of a filter for records without the date. */
export const isEmpty = { value: 'is-empty', label: 'Is empty' } as const;

/** The first and the last day of a range, `YYYY-MM-DD`; an empty end is no limit. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

/** The two ends of a range, read as days; a missing end is empty, and one that is no day is its text. */
export function rangeEnds(range: string): Ends {
  const [from = '', to = ''] = range.split('..');
  return { from: kept(day, from), to: kept(day, to) };
}

/** Whether a value is a range of two ends, and not one with a name. */
export function isRange(value: string): boolean {
  return value.includes('..');
}

/** The range with these ends; empty if both are empty. */
export function toRange(from: string, to: string): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** The first day of the month that is some months after that of a day. */
function firstOfMonth(within: string, months: number): string {
  const date = new Date(`${within.slice(0, 7)}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The days between two that are some days after today, or before it. */
const days =
  (first: number, last = 0) =>
  (today: string) => ({
    from: shiftedDay(today, first),
    to: shiftedDay(today, last),
  });

/** The days of the month that is some months after the present one, or before it. */
const month = (months: number) => (today: string) => ({
  from: firstOfMonth(today, months),
  to: shiftedDay(firstOfMonth(today, months + 1), -1),
});

/** The days of each preset on a day. */
const daysOf: Readonly<Record<Preset, (today: string) => Ends>> = {
  today: days(0),
  yesterday: days(-1, -1),
  'last-7-days': days(-6),
  'last-30-days': days(-29),
  'this-month': month(0),
  'last-month': month(-1),
};

/** The ends of a filter's value on a day, `YYYY-MM-DD`: of a preset, or of a range. */
export function endsOn(value: string, today: string): Ends {
  const preset = datePresets.find((each) => each.value === value);
  return preset ? daysOf[preset.value](today) : rangeEnds(value);
}

/** The value in words: `Last 7 days`, `2026-11-01 – 2026-11-30`, `from 2026-11-01`. */
export function dateText(value: string): string {
  const named = [...datePresets, isEmpty].find((each) => each.value === value);
  if (named) return named.label;
  const { from, to } = rangeEnds(value);
  if (to === '') return `from ${from}`;
  return from === '' ? `to ${to}` : `${from} – ${to}`;
}

/** The test for the days of a range; none is in a range with an end that is no day. */
export function isBetween({ from, to }: Ends): (shown: string) => boolean {
  const [first, last] = [meaningOf(day, from), meaningOf(day, to)];
  if ((from !== '' && first === null) || (to !== '' && last === null)) return () => false;
  return (shown) => (first === null || shown >= first) && (last === null || shown <= last);
}

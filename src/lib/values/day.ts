import { cleanNumber } from '#src/lib/cleanText.ts';
import type { Kind } from './kind.ts';

declare const isDay: unique symbol;

/** A day of the calendar, `YYYY-MM-DD`: without a time, and the same in every time zone. */
export type Day = string & { readonly [isDay]: true };

const EXAMPLE = '2026-11-28';

/** The first year of four digits. */
const FIRST = '1000';

/** The day with these numbers; null when there is none. */
function dayOf(year = '', month = '', day = ''): Day | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // `Date` reads 30 February as 2 March.
  const date = new Date(`${written}T00:00Z`);
  const isThere = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isThere && written >= FIRST ? (written as Day) : null;
}

/** `2026-11-28`, `2026/11/8`, `20261128`; what follows is the time of an instant. */
const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d\d)(\d\d))(?:[T ]\d\d:.*)?$/u;
/** `28.11.2026`; with other signs either number may be the month. */
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/u;

/** The days that a text can mean. */
function daysOf(text: string): readonly Day[] {
  const [, year, , month, date, shortMonth, shortDate] = YEAR_FIRST.exec(text) ?? [];
  const [, first, sign, second, lastYear] = YEAR_LAST.exec(text) ?? [];
  const days = [
    dayOf(year, month ?? shortMonth, date ?? shortDate),
    dayOf(lastYear, second, first),
    sign === '.' ? null : dayOf(lastYear, first, second),
  ];
  return [...new Set(days)].filter((each) => each !== null);
}

/** A day without time and zone. Of an instant it is the day that is written, whatever its zone. */
export const day: Kind<Day> = {
  read(text) {
    const days = daysOf(cleanNumber(text));
    const [value] = days;
    if (value === undefined) return { problem: `Write it like ${EXAMPLE}` };
    return days.length > 1
      ? { problem: `This can be ${days.join(' or ')}: write it like ${EXAMPLE}` }
      : { value };
  },
  show: (value) => value,
  compare: (one, other) => (one === other ? 0 : one < other ? -1 : 1),
  plain: (value) => value,
};

/** How many days `to` is after `from`; negative before it. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

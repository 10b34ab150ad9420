import { rangeEnds } from '#src/features/shared/list/describe/dateRange.ts';
import { shiftedDay } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { clamp } from '#src/lib/text.ts';
import { type Day, day } from '#src/lib/values/day.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { reportText } from '../reportValues.ts';

/** The report whose figures come from the histories of the subscriptions. */
export const REVENUE_REPORT = 'RPT-003';

/** The URL of its page. */
export function revenueUrl(period: string): string {
  return `${paths.master.reports}?period=${period}&by=plan`;
}

/** A span of days, both ends included, as the address names it. */
export interface Period {
  /** `2026-Q3`, `2026-09`, `2026` or `2026-07-01..2026-09-15`. */
  readonly value: string;
  /** `2026 Q3`, `Sep 2026`, `2026`, `2026-07-01 to 2026-09-15`. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The months `first` to `last` of a year, counted from 1. */
function months(year: number, first: number, last: number): Pick<Period, 'from' | 'to'> {
  const end = new Date(Date.UTC(year, last, 0)).getUTCDate();
  return { from: `${year}-${two(first)}-01`, to: `${year}-${two(last)}-${two(end)}` };
}

/** The two days of `2026-07-01..2026-09-15`, in any order; null for a text without two whole days. */
function daysOf(range: string): { readonly from: Day; readonly to: Day } | null {
  const { from, to } = rangeEnds(range);
  const [first, last] = [meaningOf(day, from), meaningOf(day, to)];
  return first === null || last === null ? null : { from: first, to: last };
}

/** Whether the first day of a range is after its last; never while one of them is typed. */
export function isReversed(range: string): boolean {
  const days = daysOf(range);
  return days !== null && day.compare(days.from, days.to) > 0;
}

/** The period of an address; null for a text that names none. */
export function parsePeriod(value: string): Period | null {
  const [, year = '', quarter, month] = /^(\d{4})(?:-Q([1-4])|-(0[1-9]|1[0-2]))?$/u.exec(value) ?? [];
  if (year !== '') {
    const number = Number(year);
    if (quarter !== undefined) {
      const last = 3 * Number(quarter);
      return { value, label: `${year} Q${quarter}`, ...months(number, last - 2, last) };
    }
    return month === undefined
      ? { value, label: year, ...months(number, 1, 12) }
      : { value, label: reportText('month', value), ...months(number, Number(month), Number(month)) };
  }
  const days = daysOf(value);
  return days && !isReversed(value) ? { value, label: `${days.from} to ${days.to}`, ...days } : null;
}

/** Letters of a text that is no period. */
const LONGEST = 60;

/** The period of an address; a text that names none is one without days, which has no revenue. */
export function periodOf(value: string): Period {
  return parsePeriod(value) ?? { value, label: clamp(value, LONGEST), from: '', to: '' };
}

function yearAndMonth(today: string): readonly [year: number, month: number] {
  return [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
}

const quarterBack = (today: string, back: number) => {
  const [year, month] = yearAndMonth(today);
  const number = year * 4 + Math.ceil(month / 3) - 1 - back;
  return `${Math.floor(number / 4)}-Q${(number % 4) + 1}`;
};

const monthBack = (today: string, back: number) => {
  const [year, month] = yearAndMonth(today);
  const number = year * 12 + month - 1 - back;
  return `${Math.floor(number / 12)}-${two((number % 12) + 1)}`;
};

const DAY = 86_400_000;

/** The period of the same kind before; a range of as many days. Null for one without days. */
export function periodBefore({ value, from, to }: Period): Period | null {
  if (from === '') return null;
  if (/Q\d$/u.test(value)) return parsePeriod(quarterBack(from, 1));
  if (/^\d{4}-\d\d$/u.test(value)) return parsePeriod(monthBack(from, 1));
  if (/^\d{4}$/u.test(value)) return parsePeriod(String(Number(value) - 1));
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return parsePeriod(`${shiftedDay(from, -days)}..${shiftedDay(from, -1)}`);
}

/** The last full quarter before a day, `2026-11-24`: `2026-Q3`. */
export function lastQuarter(today: string): string {
  return quarterBack(today, 1);
}

/** So many months, the last one that of a day: `2026-11`. */
export function lastMonths(today: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => monthBack(today, count - 1 - at));
}

/** The periods to choose from on a day: quarters, months and years, each the present one first. */
export function periodsAt(today: string): readonly Period[] {
  const year = Number(today.slice(0, 4));
  const values = [
    ...Array.from({ length: 8 }, (_, back) => quarterBack(today, back)),
    ...lastMonths(today, 12).toReversed(),
    ...Array.from({ length: 3 }, (_, back) => String(year - back)),
  ];
  return values.flatMap((value) => parsePeriod(value) ?? []);
}

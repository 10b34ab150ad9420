import { type Day, day } from './values/day.ts';
import { meaningOf } from './values/kind.ts';

const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/u;
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/u;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached: creating one costs more than a hundred uses, and tables show a thousand dates. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

function partsIn(date: Date, timeZone: string): string | null {
  try {
    const parts = formatIn(timeZone).formatToParts(date);
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
    return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`;
  } catch {
    // A stored zone that this browser does not know: the caller falls back to the computer's zone.
    return null;
  }
}

/**
 * Reads a date from the server: an instant in ISO 8601 (local time when it has no zone, as in the samples) or in
 * milliseconds since 1970; a day if the text has no time. Null for anything else, for a day that does not exist, and for a
 * year that has not four digits.
 */
export function parseDate(value: string | number | null | undefined): Date | Day | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return validOrNull(new Date(value));
  const text = value.trim();
  const written = DAY.exec(text)?.[1];
  const found = written === undefined ? null : meaningOf(day, written);
  if (found === null || found === text) return found;
  if (WITHOUT_ZONE.test(text)) return validOrNull(new Date(text.replace(' ', 'T')));
  return text.charAt(10) === 'T' ? validOrNull(new Date(text)) : null;
}

function validOrNull(date: Date): Date | null {
  // Not a number for an invalid date.
  const year = date.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? date : null;
}

/** When it was, to compare dates: milliseconds since 1970; a day by its beginning in UTC. Null when unreadable. */
export function timeOf(value: string | number | null | undefined): number | null {
  const date = parseDate(value);
  return date === null ? null : new Date(date).getTime();
}

/**
 * `YYYY-MM-DD HH:mm` in `timeZone`, an IANA name, or empty for the computer's zone; a day is the same in all of them.
 * Null when there is no readable date, so that "Invalid Date" is never shown.
 */
export function formatDateTime(value: string | number | null | undefined, timeZone: string): string | null {
  const date = parseDate(value);
  if (!(date instanceof Date)) return date;
  const zoned = timeZone ? partsIn(date, timeZone) : null;
  if (zoned) return zoned;
  const written = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${written} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The instant of a day and a time of day in a time zone, an IANA name, as ISO 8601 in UTC; null for no such day or time. */
export function instantIn(day: string, time: string, timeZone: string): string | null {
  const utc = timeOf(`${day}T${time}Z`);
  if (utc === null) return null;
  const ahead = (at: number) => Date.parse(`${formatDateTime(at, timeZone)?.replace(' ', 'T')}Z`) - at;
  // The zone's distance from UTC is that of the instant itself: on the day of a clock change it differs.
  return new Date(utc - ahead(utc - ahead(utc))).toISOString();
}

/** The instant as ISO 8601 in UTC, for `<time dateTime>` and titles; null for a day, and when unreadable. */
export function toUtc(value: string | number | null | undefined): string | null {
  const date = parseDate(value);
  return date instanceof Date ? date.toISOString() : null;
}

/** The header of times in a file: `Last Login (UTC)`. */
export function zonedHeader(header: string, timeZone: string): string {
  return `${header} (${timeZone})`;
}

/** A header without the zone that `zonedHeader` has added. */
export function withoutZone(header: string): string {
  return header.replace(/ \((?:UTC|GMT|[A-Z]\w+(?:\/[\w+-]+)+)\)$/u, '');
}

/** A date for an export: the instant in UTC where the source has a zone (product.md "Lists"), else the text unchanged. */
export function toExported<Value extends string | null>(value: Value): Value | string {
  const text = value?.trim() ?? '';
  return (WITHOUT_ZONE.test(text) ? null : toUtc(text)) ?? value;
}

/** The day that is some days after another, `YYYY-MM-DD`: of the calendar, where a day may have 23 or 25 hours. */
export function shiftedDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/u;
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/u;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

let preferredZone = '';
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The zone dates are shown in from now on: an IANA name, or empty for that of the computer. A preference of the
 * whole console (`/settings`), so a setter and no argument that every column would have to hand down.
 */
export function setTimeZone(timeZone: string): void {
  preferredZone = timeZone;
}

/** Making a format costs more than using it a hundred times, and tables show a thousand dates. */
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
    // An unknown zone is a preference that went stale, no reason to show no date.
    return null;
  }
}

/**
 * Reads a date of the wire: ISO 8601 (a date alone is that local day, a date and time without a zone is local,
 * as the samples write them), or milliseconds since 1970. Null for anything else.
 */
export function parseDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return validOrNull(new Date(value));
  const text = value.trim();
  const day = DATE_ONLY.exec(text);
  if (day) return validOrNull(new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
  if (WITHOUT_ZONE.test(text)) return validOrNull(new Date(text.replace(' ', 'T')));
  if (!/^\d{4}-\d{2}-\d{2}T/u.test(text)) return null;
  return validOrNull(new Date(text));
}

function validOrNull(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * `YYYY-MM-DD HH:mm` in local time, or in `timeZone` (an IANA name; the preferred one by default; spec section 9).
 * Null when there is no date or none that can be read, so that nobody sees "Invalid Date".
 */
export function formatDateTime(
  value: string | number | null | undefined,
  timeZone: string = preferredZone,
): string | null {
  const date = parseDate(value);
  if (!date) return null;
  const zoned = timeZone ? partsIn(date, timeZone) : null;
  if (zoned) return zoned;
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `YYYY-MM-DD` in the same zone; null like `formatDateTime`. */
export function formatDate(
  value: string | number | null | undefined,
  timeZone: string = preferredZone,
): string | null {
  return formatDateTime(value, timeZone)?.slice(0, 10) ?? null;
}

/** The instant as ISO 8601 in UTC, for `<time dateTime>`, titles and exports; null when unreadable. */
export function toUtc(value: string | number | null | undefined): string | null {
  return parseDate(value)?.toISOString() ?? null;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago (or ahead), in English words: `3 hours ago`, `just now`. Null when unreadable. */
export function formatRelative(value: string | number | null | undefined, now: Date): string | null {
  const date = parseDate(value);
  if (!date) return null;
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}

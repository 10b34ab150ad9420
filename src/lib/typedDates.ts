/** Said about a text that is no day. */
export const DAY_MESSAGE = 'Enter a day as YYYY-MM-DD';

/** Said about a text that is no time of day. */
export const TIME_MESSAGE = 'Enter a time as HH:mm, from 00:00 to 23:59';

/**
 * The day that a typed text means, as `YYYY-MM-DD`: `2026-2-8`, `2026/02/08` and `20260208` are 8 February. Null when
 * there is no such day.
 */
export function toDay(text: string): string | null {
  const parts = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d\d)(\d\d))$/u.exec(text.trim());
  if (!parts) return null;
  const [year = '', month = '', day = ''] = parts.slice(1).filter(Boolean);
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // `Date` reads 30 February as 2 March.
  const date = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(typed) ? typed : null;
}

/** The time of day that a typed text means, as `HH:mm`: `9:05`, `9.05` and `0905` are 09:05. Null when there is no such time. */
export function toTime(text: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.]?(\d\d)$/u.exec(text.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

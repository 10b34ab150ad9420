import type { ImportRow, Outcome } from '#src/features/shared/import/check/rows.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';
import type { SendingState } from './sending.ts';

/** How many rows of an import have each outcome, and how many wait for one. */
export interface SendCounts extends Readonly<Record<Outcome, number>> {
  /** Rows that were chosen to be sent. */
  readonly total: number;
  /** Those of them that were sent and have an outcome. */
  readonly done: number;
}

/** The state of the run. */
export interface SendState extends SendingState {
  readonly counts: SendCounts;
  /** Time until the end at the pace so far, in ms. */
  readonly left: number | null;
}

/** Counts the rows that were sent or are to be sent: those whose ids are in `sent`. */
export function countOutcomes(rows: readonly ImportRow[], sent: ReadonlySet<string>): SendCounts {
  const counts = { Created: 0, Failed: 0, Skipped: 0, Unknown: 0 };
  let done = 0;
  for (const { id, outcome } of rows) {
    if (outcome === null) continue;
    counts[outcome] += 1;
    // A stopped import skips the rows that it did not send.
    if (sent.has(id) && outcome !== 'Skipped') done += 1;
  }
  return { ...counts, total: sent.size, done };
}

/** The time until the end at the pace so far, in ms; null while nothing was done. */
export function timeLeft(worked: number, done: number, left: number): number | null {
  return done === 0 || left === 0 ? null : (worked / done) * left;
}

/** `About 20 seconds left`: rounded up, so that it does not end late. */
export function timeLeftText(ms: number | null): string {
  if (ms === null) return '';
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `About ${countOf(Math.max(1, seconds), 'second', 'seconds')} left`;
  return `About ${countOf(Math.ceil(seconds / 60), 'minute', 'minutes')} left`;
}

/** What the import does now: `About 20 seconds left`, `Goes on in 5 seconds`. */
export function statusText({
  status,
  left,
  seconds,
}: Pick<SendState, 'status' | 'left' | 'seconds'>): string {
  switch (status) {
    case 'locked':
      return 'Waiting for the other tab';
    case 'running':
      return timeLeftText(left);
    case 'waiting':
      return seconds === null
        ? 'Waiting for the server'
        : `Goes on in ${countOf(seconds, 'second', 'seconds')}`;
    case 'pausing':
    case 'stopping':
      return 'Waiting for the running rows';
    case 'paused':
      return 'Paused';
    case 'stopped':
      return 'Stopped';
    case 'done':
      return 'Done';
  }
}

/** What was imported, at the end, at Pause and at Stop: `38 developers imported, 2 failed`. */
export function sendSummary(
  counts: SendCounts,
  noun: { readonly one: string; readonly many: string },
): string {
  const parts = [
    `${countOf(counts.Created, noun.one, noun.many)} imported`,
    ...(counts.Failed > 0 ? [`${formatNumber(counts.Failed)} failed`] : []),
    ...(counts.Unknown > 0 ? [`${formatNumber(counts.Unknown)} unknown`] : []),
    ...(counts.total > counts.done ? [`${formatNumber(counts.total - counts.done)} not sent`] : []),
  ];
  return parts.join(', ');
}

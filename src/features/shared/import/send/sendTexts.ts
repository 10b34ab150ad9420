import type { ImportRow, Outcome } from '#src/features/shared/import/check/rows.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';

/**
 * `locked`: another tab of this browser imports the same list. `waiting`: no row is sent, because the list is read, a
 * response was lost or the server asked for a pause. `stopping`: no further row is sent, and the running ones are awaited.
 */
export type SendingStatus =
  | 'locked'
  | 'running'
  | 'waiting'
  | 'pausing'
  | 'paused'
  | 'stopping'
  | 'stopped'
  | 'done';

/** The state of a run. */
export interface SendingState {
  readonly status: SendingStatus;
  /** Seconds until the end of a pause that the server asked for. */
  readonly seconds: number | null;
  /** Why the run has paused by itself. */
  readonly problem: string | null;
}

/** What became of a row. */
export type RowOutcome = Pick<ImportRow, 'message'> & { readonly outcome: Outcome };

export const notSent: RowOutcome = { outcome: 'Skipped', message: 'Not sent' };
export const created: RowOutcome = { outcome: 'Created', message: '' };
export const unknown: RowOutcome = {
  outcome: 'Unknown',
  message: 'The answer was lost. Look in the list whether it has this record.',
};

/** How many rows of an import have each outcome, and how many wait for one. */
export interface SendCounts extends Readonly<Record<Outcome, number>> {
  /** Rows that were chosen to be sent. */
  readonly total: number;
  /** Those of them that were sent and have an outcome. */
  readonly done: number;
}

/** The state of a run, with its counts. */
export interface SendState extends SendingState {
  readonly counts: SendCounts;
}

/** Counts the rows that were sent or are to be sent: those whose ids are in `sent`. */
export function countOutcomes(
  rows: readonly ImportRow[],
  sent: Pick<ReadonlySet<string>, 'has' | 'size'>,
): SendCounts {
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

/** What the import does now: `Goes on in 5 seconds`; empty while rows are sent. */
export function statusText({ status, seconds }: Pick<SendState, 'status' | 'seconds'>): string {
  if (status === 'waiting' && seconds !== null) {
    return `Goes on in ${countOf(seconds, 'second', 'seconds')}`;
  }
  return statusTexts[status];
}

const statusTexts: Readonly<Record<SendingStatus, string>> = {
  locked: 'Waiting for the other tab',
  running: '',
  waiting: 'Waiting for the server',
  pausing: 'Waiting for the running rows',
  paused: 'Paused',
  stopping: 'Waiting for the running rows',
  stopped: 'Stopped',
  done: 'Done',
};

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

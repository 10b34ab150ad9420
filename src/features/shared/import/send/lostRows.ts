import type { Found, RowOutcome } from './sending.ts';

export const notSent: RowOutcome = { outcome: 'Skipped', message: 'Not sent' };
export const created: RowOutcome = { outcome: 'Created', message: '' };
export const unknown: RowOutcome = {
  outcome: 'Unknown',
  message: 'The answer was lost. Look in the list whether it has this record.',
};

/** After a lost response the list is read after these times, in ms: a slow server finishes a row later than its gateway. */
const READS = [1000, 3000, 8000];
const LAST_READ = Math.max(...READS);

/** A list that cannot be read is read again after these pauses, in ms; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000];

/** A row that the server may have, although no response says so. */
export interface LostRow {
  readonly id: string;
  /** When its response was lost, in ms. */
  readonly at: number;
  /** Reads of `READS` that were made. */
  readonly reads: number;
  /** The user wants it to be sent again if the list does not have it. */
  readonly again: boolean;
}

/** What becomes of a lost row: `send` only if the user has asked for it. */
export type Verdict = 'created' | 'unknown' | 'send' | 'wait';

/** When the list is read for this row, in ms. */
export function readAt({ at, reads, again }: LostRow): number {
  return again ? at : at + (READS[reads] ?? LAST_READ);
}

/** What becomes of the row by what a read of the list said that began at `now`. */
export function verdictOf({ at, again }: LostRow, found: Found, now: number): Verdict {
  if (found === 'listed') return 'created';
  if (again) return 'send';
  return now - at >= LAST_READ ? 'unknown' : 'wait';
}

/** The row after a read that began at `now` and did not find it. */
export function afterRead(row: LostRow, now: number): LostRow {
  return { ...row, reads: READS.filter((ms) => row.at + ms <= now).length };
}

/** The pause before the list is read again that could not be read `failures` times, in ms. */
export function pauseBeforeRead(failures: number): number {
  return PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0;
}

import type { Found, Settled } from './run.ts';

/** How often a row is sent whose answer is lost each time. */
const MOST_TRIES = 3;

export const notSent: Settled = { outcome: 'Skipped', message: 'Not sent' };
export const created: Settled = { outcome: 'Created', message: '' };
const unknown: Settled = {
  outcome: 'Unknown',
  message: 'The answer was lost. Look in the list whether it has this record.',
};
const givenUp: Settled = { outcome: 'Failed', message: 'The server gave no answer.' };

/** What is known of a row from its tries. */
export interface Tries {
  readonly count: number;
  /** The server failed, and said so: the row may be sent again even if the list is not complete. */
  readonly broken: boolean;
  /** The answer of an earlier try was lost: the server may refuse the row because it has it. */
  readonly repeated: boolean;
}

/** What becomes of a row whose answer was lost, by what the list says; null if it is sent again. */
export function afterLookUp(found: Found, { count, broken }: Tries): Settled | null {
  if (found === 'listed') return created;
  if (found === 'unknown' && !broken) return unknown;
  return count >= MOST_TRIES ? givenUp : null;
}

/** The same at the end of a stopped run, which sends no row again. `found` is null if the list could not be read. */
export function afterStop(found: Found | null): Settled {
  if (found === 'listed') return created;
  return found === 'missing' ? notSent : unknown;
}

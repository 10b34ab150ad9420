import { hasUnknownOutcome } from '#src/features/shared/form/unknownOutcome.ts';

/** How a call that creates a row failed. */
interface Failure {
  /**
   * `expired`: the session has ended; nothing was created. `busy`: the server wants fewer requests; nothing was created.
   * `unknown`: the server may have created the row, or may create it yet. `refused`: it answered that it has not.
   */
  readonly type: 'expired' | 'busy' | 'unknown' | 'refused';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** How long the server asks to wait, in ms; null if it does not say so. */
  readonly retryAfter: number | null;
}

function numberOf(error: unknown, name: string): number | null {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : null;
  return typeof value === 'number' ? value : null;
}

/** What is known of the row after its call threw this. An error without a `code` is no response of the server. */
export function failureOf(error: unknown): Failure {
  const status = numberOf(error, 'status') ?? 0;
  const answered = error instanceof Error && 'code' in error && !hasUnknownOutcome(error);
  return { type: typeOf(status, answered), status, retryAfter: numberOf(error, 'retryAfter') };
}

function typeOf(status: number, answered: boolean): Failure['type'] {
  if (status === 401) return 'expired';
  if (status === 429) return 'busy';
  return answered && status !== 503 ? 'refused' : 'unknown';
}

/** Rows in a row that got the same answer, which is not about the single row. */
interface Refusals {
  /** The HTTP status; 0 for responses that were lost. */
  readonly status: number;
  readonly count: number;
}

export const noRefusals: Refusals = { status: 0, count: 0 };

/** So many equal refusals pause an import: the next row would get the same. */
export const MOST_REFUSALS = 10;

/** Refusals of the values of a row, or of a duplicate. */
const ABOUT_ROW = [400, 409, 422];

/** Counts a refusal with this status. */
export function countRefusal(before: Refusals, status: number): Refusals {
  if (ABOUT_ROW.includes(status)) return noRefusals;
  return { status, count: before.status === status ? before.count + 1 : 1 };
}

/** The pause that a server which is asked too often gets. */
interface BackOff {
  /** Pauses since the last row that was created. */
  readonly pauses: number;
  /** Nothing is sent before this moment, in ms. */
  readonly until: number;
}

export const noBackOff: BackOff = { pauses: 0, until: 0 };

/** The longest pause that is not asked for, in ms, and the shortest and longest that are. */
const LONGEST = 30_000;
const SHORTEST_ASKED = 1000;
const LONGEST_ASKED = 24 * 60 * 60 * 1000;

/**
 * The pause after a response that asks for one: as long as the server says, else 2, 4, 8 … 30 s. Responses to requests that
 * were sent before the pause began belong to the same one.
 */
export function pauseAfter(before: BackOff, now: number, retryAfter: number | null): BackOff {
  const pauses = now < before.until ? Math.max(1, before.pauses) : before.pauses + 1;
  const asked = retryAfter === null ? null : Math.min(Math.max(retryAfter, SHORTEST_ASKED), LONGEST_ASKED);
  const length = asked ?? Math.min(1000 * 2 ** pauses, LONGEST);
  return { pauses, until: Math.max(before.until, now + length) };
}

/** After a lost response the list is read after these times, in ms: a slow server finishes a row later than its gateway. */
const READS = [1000, 3000, 8000];
const LAST_READ = Math.max(...READS);

/** A list that cannot be read is read again after these pauses, in ms; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000];

/** The rows whose responses were lost, which the server may have, and when the list is read to look for them. */
export function createUnknownRows() {
  /** When the responses were lost, in ms. */
  const lostAt = new Map<string, number>();
  let lastRead = 0;
  let earliest = 0;
  let failures = 0;

  const nextRead = (at: number) => at + (READS.find((ms) => at + ms > lastRead) ?? LAST_READ);
  return {
    add: (id: string, now: number) => lostAt.set(id, now),
    /** The list is not read before this moment: the server asked for a pause. */
    notBefore: (moment: number) => {
      earliest = Math.max(earliest, moment);
    },
    /** When the list is read next, in ms; Infinity without unknown rows. */
    due: () =>
      lostAt.size === 0 ? Infinity : Math.max(earliest, Math.min(...[...lostAt.values()].map(nextRead))),
    /** The list could not be read. */
    failed: (now: number) => {
      earliest = now + (PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
      failures += 1;
    },
    /** Removes and returns the rows about which a read that began at `now` decides: those it has, and after the last read all. */
    decided: (now: number, has: (id: string) => boolean) => {
      lastRead = now;
      failures = 0;
      const ids = [...lostAt].flatMap(([id, at]) => (has(id) || now - at >= LAST_READ ? [id] : []));
      for (const id of ids) lostAt.delete(id);
      return ids;
    },
    /** Removes and returns all rows. */
    take: () => {
      const ids = [...lostAt.keys()];
      lostAt.clear();
      return ids;
    },
  };
}

/** The pause that a server which is asked too often gets. */
export interface BackOff {
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

/** A row was created: the next pause is a short one again. */
export function afterSuccess({ until }: BackOff): BackOff {
  return { pauses: 0, until };
}

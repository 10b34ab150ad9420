/**
 * Why a session ended: signed out (here or in another tab), expired, or another user signed in.
 */
export type SessionEnd = 'logout' | 'expired' | 'otherUser';

/** Data that ends with the session, or a reaction to its end. The functions must not throw. */
export interface EndsWithSession {
  /** The session expired. Its screen stays visible under the overlay and must not change. */
  expired?: (userId: string) => void;
  /**
   * The session is over and its screen goes: immediately, after an expiry with the overlay. After an expiry, unsent input
   * is kept for the same user (product.md "Session").
   */
  ended: (reason: SessionEnd, userId: string) => void;
}

/** In the order of registration: what a module imports registers before it. */
const all = new Set<EndsWithSession>();

/** Adds to the list of what ends with a session. Returns a function that removes it. */
export function onSessionEnd(entry: EndsWithSession): () => void {
  all.add(entry);
  return () => {
    all.delete(entry);
  };
}

/** Calls the whole list; for the session only. */
export const sessionEnds: Required<EndsWithSession> = {
  expired: (userId) => {
    for (const entry of all) entry.expired?.(userId);
  },
  ended: (reason, userId) => {
    for (const entry of all) entry.ended(reason, userId);
  },
};

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

/**
 * What ends with a session, in the order in which it does. Requests end before the lists that show their responses;
 * `moment`, for which samples are made, is set before the stores make theirs anew; runs and imports stop before what they
 * write is emptied. Messages are last: what ended before may have shown one.
 */
export const sessionEndOrder = [
  'cache',
  'deletions',
  'companies',
  'imports',
  'reportRuns',
  'moment',
  'samples',
  'settings',
  'maintenance',
  'passwords',
  'question',
  'audit',
  'messages',
] as const;

/** The name under which a module registers; several stores may have one. */
export type SessionEndName = (typeof sessionEndOrder)[number];

const entries = new Map<SessionEndName, Set<EndsWithSession>>(
  sessionEndOrder.map((name) => [name, new Set()]),
);

/** Adds to what ends with a session. Returns a function that removes it. Throws for a name that the order does not have. */
export function onSessionEnd(name: SessionEndName, entry: EndsWithSession): () => void {
  const named = entries.get(name);
  if (!named) throw new Error(`"${name}" is not in sessionEndOrder.`);
  named.add(entry);
  return () => {
    named.delete(entry);
  };
}

const inOrder = () => [...entries.values()].flatMap((named) => [...named]);

/** Calls the whole list; for the session only. */
export const sessionEnds: Required<EndsWithSession> = {
  expired: (userId) => {
    for (const entry of inOrder()) entry.expired?.(userId);
  },
  ended: (reason, userId) => {
    for (const entry of inOrder()) entry.ended(reason, userId);
  },
};

/**
 * Why what was kept about a session goes: signed out (here or in another tab), expired, or somebody else is
 * signed in now.
 */
export type SessionEnd = 'logout' | 'expired' | 'otherUser';

type Listener = (reason: SessionEnd, userId: string) => void;

const listeners = new Set<Listener>();

/**
 * Registers something that empties what it keeps about the session: cache, sample stores, drafts, recent
 * places. Unsent input stays on `expired`, for the person who comes back (product.md "Session"). Must not throw.
 * Returns the way to stop.
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells everyone who registered; for the session only. */
export function tellSessionEnd(reason: SessionEnd, userId: string): void {
  for (const listener of listeners) listener(reason, userId);
}

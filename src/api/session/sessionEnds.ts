/**
 * Why what was kept about a session goes: signed out (here or in another tab), expired, or somebody else is
 * signed in now.
 */
export type SessionEnd = 'logout' | 'expired' | 'otherUser';

type Listener = (reason: SessionEnd, userId: string) => void;

const listeners = new Set<Listener>();

/**
 * Registers something that empties what it keeps about the session and the screen does not show: drafts, recent
 * places. Rows that a screen shows are emptied by `onScreenGone`. Unsent input stays on `expired`, for the person who comes back (product.md "Session"). Must not throw.
 * Returns the way to stop.
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const onGone = new Set<() => void>();

/**
 * Registers something that empties what the screen shows. After an expiry the screen stays under its veil for a
 * moment and must not change: this runs when it is gone, and at once when a session ends in another way. Must not throw.
 */
export function onScreenGone(listener: () => void): void {
  onGone.add(listener);
}

/** Tells them; for the session only. */
export function tellScreenGone(): void {
  for (const listener of onGone) listener();
}

/** Tells everyone who registered; for the session only. */
export function tellSessionEnd(reason: SessionEnd, userId: string): void {
  for (const listener of listeners) listener(reason, userId);
}

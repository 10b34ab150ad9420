/**
 * Why a session ended: signed out (here or in another tab), expired, or another user signed in.
 */
export type SessionEnd = 'logout' | 'expired' | 'otherUser';

type Listener = (reason: SessionEnd, userId: string) => void;

const listeners = new Set<Listener>();

/**
 * Registers a listener that clears data of the session which no screen shows: drafts, recent places. Data that a
 * screen shows is cleared by `onSessionCleanup`. On `expired`, unsent input is kept for the same user (product.md
 * "Session"). The listener must not throw. Returns a function that removes it.
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const cleanups = new Set<() => void>();

/**
 * Registers a listener that clears data which a screen shows. After an expiry the screen stays visible under the overlay
 * and must not change: the listener runs when the screen is removed, and immediately when a session ends in another
 * way. It must not throw.
 */
export function onSessionCleanup(listener: () => void): void {
  cleanups.add(listener);
}

/** Runs the listeners of `onSessionCleanup`; for the session only. */
export function notifySessionCleanup(): void {
  for (const listener of cleanups) listener();
}

/** Runs the listeners of `onSessionEnd`; for the session only. */
export function notifySessionEnd(reason: SessionEnd, userId: string): void {
  for (const listener of listeners) listener(reason, userId);
}

/** The cache of the console, bound to the session: emptied at its end (reliability.md 2 and 4). */
import type { ScopedMutator, Unloader } from 'swr';
import { sessionStore } from '#src/api/session/session.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { createCache } from './apiCache.ts';
import { createStoredResponses } from './storedResponses.ts';

/** The URL of the page's first script. Its hash covers the hashed names of the pages' files, so each build has another. */
export function buildId(): string {
  return typeof document === 'undefined' ? '' : (document.scripts[0]?.src ?? '');
}

const stored = createStoredResponses({
  user: () => {
    const session = sessionStore.getState();
    return session.step === 'authenticated' ? session.user.id : null;
  },
  build: buildId,
});

export const cache = createCache(stored);

interface Bound {
  readonly mutate: ScopedMutator;
  readonly unload: Unloader;
}

let bound: Bound | null = null;

/** Takes SWR's functions for this cache, which only its React context has; for `CacheProvider`. Returns the undo. */
export function bindCache(functions: Bound): () => void {
  bound = functions;
  return () => {
    if (bound === functions) bound = null;
  };
}

/** Keeps the responses of a path over a reload; `decode` checks them when they are restored. */
export const storeResponses = stored.allow;

/** The responses of these paths are outdated: requested again now if on screen, else when next shown. */
export function invalidate(...paths: readonly string[]): void {
  for (const key of paths.flatMap((path) => cache.invalidate(path))) void bound?.mutate(key);
}

/** Updates the cached responses of a path. A response in flight for them is dropped. */
export function updateResponses<T>(path: string, update: (data: T) => T): void {
  for (const key of cache.invalidate(path)) {
    void bound?.mutate<T>(key, (data) => data && update(data), { revalidate: false });
  }
}

/**
 * Empties the cache. SWR's `unload` runs first: it prevents responses in flight from being written to the cache
 * afterwards.
 */
function clearCache(): void {
  bound?.unload({ revalidate: false });
  cache.clear();
}

/** How often an open tab removes responses that are too old, milliseconds. */
export const SWEEP_EVERY_MS = 60_000;

/**
 * Removes responses that may no longer be used: now, at every sign-in, every minute, and when the tab becomes
 * visible again, because timers do not run while the computer sleeps. Returns a function that stops it.
 */
export function startSweeping(): () => void {
  const sweep = () => cache.sweep();
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  const stopWatching = sessionStore.subscribe((session, before) => {
    if (session.step === 'authenticated' && session.user.id !== before.user?.id) sweep();
  });
  globalThis.document?.addEventListener('visibilitychange', sweep);
  return () => {
    clearInterval(timer);
    stopWatching();
    globalThis.document?.removeEventListener('visibilitychange', sweep);
  };
}

onSessionEnd('cache', { expired: cache.stop, ended: clearCache });

/**
 * The cache of the console, bound to the session: emptied at its end (reliability.md 2 and 4). Keys are found by prefix
 * here, not by SWR's filtered `mutate`: it finds only keys that a component has shown, and a response that was preloaded,
 * restored or is in flight must not outlive a change either (reliability.md 11).
 */
import type { ScopedMutator, Unloader } from 'swr';
import type { Decode } from '#src/api/decode/decode.ts';
import { isPrefetched } from '#src/api/http/prefetch.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { onSessionCleanup, onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { createCache } from './apiCache.ts';
import { buildId } from './cacheIndex.ts';
import type { Load } from './inFlightRequests.ts';
import { createPersistedCache } from './persistedCache.ts';

const persisted = createPersistedCache({
  user: () => {
    const session = sessionStore.getState();
    return session.step === 'authenticated' ? session.user.id : null;
  },
  build: buildId,
});

export const cache = createCache(persisted);

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

/** Keeps responses whose key begins with `prefix` over a reload; `decode` checks them when they are restored. */
export function persistResponses(prefix: string, decode: Decode<unknown>): void {
  persisted.allow(prefix, decode);
}

/** The first render waits this long for prefetched responses, milliseconds: a skeleton shown for less is only a flash. */
const PREFETCH_WAIT = 100;

const prefetched: Promise<unknown>[] = [];

/** Reads the response into the cache if the start script has requested it. */
export function readPrefetched<T>(key: string, load: Load<T>): void {
  // `preload` keeps a failure for the screen.
  if (isPrefetched(key)) prefetched.push(cache.preload(key, load).catch(() => undefined));
}

/** Resolves when the prefetched responses are in the cache, so that they need no skeleton, or after `PREFETCH_WAIT`. */
export async function prefetchedResponses(): Promise<void> {
  if (prefetched.length === 0) return;
  await Promise.race([Promise.all(prefetched), new Promise((resolve) => setTimeout(resolve, PREFETCH_WAIT))]);
}

/** Invalidates responses by prefixes of their keys: requested again now if on screen, else when next shown. */
export function invalidate(...prefixes: readonly string[]): void {
  for (const key of prefixes.flatMap((prefix) => cache.invalidate(prefix))) void bound?.mutate(key);
}

/** Updates the cached responses whose key begins with `prefix`. A response in flight for them is dropped. */
export function updateResponses<T>(prefix: string, update: (data: T) => T): void {
  for (const key of cache.invalidate(prefix)) {
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

onSessionEnd((reason) => {
  if (reason === 'expired') cache.suspend();
});
onSessionCleanup(clearCache);

/**
 * The one cache of the console and its lifetime: bound to the session (reliability.md 2 and 4: emptied at its end,
 * nothing older than an hour is kept), which SWR knows nothing about.
 */
import type { ScopedMutator, Unloader } from 'swr';
import type { Decode } from '#src/api/decode/decode.ts';
import { isAskedEarly } from '#src/api/http/early.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { onScreenGone, onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { createCache } from './apiCache.ts';
import { buildId } from './cacheIndex.ts';
import type { Load } from './flights.ts';
import { createKeptCache } from './keptCache.ts';

const kept = createKeptCache({
  user: () => {
    const session = sessionStore.getState();
    return session.step === 'authenticated' ? session.user.id : null;
  },
  build: buildId,
  now: () => Date.now(),
});

/** The one cache of the console. */
export const cache = createCache(kept, () => Date.now());

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

/** Puts answers whose key begins with `prefix` on the allow-list of those kept over a reload. */
export function keepAnswers(prefix: string, decode: Decode<unknown>): void {
  kept.allow(prefix, decode);
}

/** The first render waits this long for early answers, milliseconds: a skeleton shown for less is only a flash. */
const EARLY_WAIT = 100;

const early: Promise<unknown>[] = [];

/** Reads the answer into the cache if the start script has requested it. */
export function takeEarlyAnswer<T>(key: string, load: Load<T>): void {
  // `prime` keeps a failure for the screen.
  if (isAskedEarly(key)) early.push(cache.prime(key, load).catch(() => undefined));
}

/** Resolves when the early answers are in the cache, so that no skeleton is rendered for them, or after `EARLY_WAIT`. */
export async function earlyAnswers(): Promise<void> {
  if (early.length === 0) return;
  await Promise.race([Promise.all(early), new Promise((resolve) => setTimeout(resolve, EARLY_WAIT))]);
}

/** Answers whose key begins with a prefix are outdated: requested again now if on screen, else when next shown. */
export function refresh(...prefixes: readonly string[]): void {
  for (const key of prefixes.flatMap((prefix) => cache.invalidate(prefix))) void bound?.mutate(key);
}

/**
 * Empties the cache. SWR's `unload` runs first: it prevents answers in flight from being written to the cache
 * afterwards.
 */
function clearCache(): void {
  bound?.unload({ revalidate: false });
  cache.clear();
}

/** How often an open tab removes answers that are too old, milliseconds. */
export const SWEEP_EVERY_MS = 60_000;

/**
 * Removes kept answers that may no longer be used: now, at every sign-in, every minute, and when the tab becomes
 * visible again, because timers do not run while the computer sleeps. Returns a function that stops it.
 */
export function keepSweeping(): () => void {
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
  if (reason === 'expired') cache.hold();
});
onScreenGone(clearCache);

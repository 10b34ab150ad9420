import type { ScopedMutator, Unloader } from 'swr';
import type { Decode } from '#src/api/decode/decode.ts';
import { isAskedEarly } from '#src/api/http/early.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { onScreenGone, onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { createCache, type Load } from './apiCache.ts';
import { buildId } from './cacheIndex.ts';
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

/** Hands over SWR's own functions for our map, which only its context knows; for `CacheProvider`. */
export function bindCache(functions: Bound): () => void {
  bound = functions;
  return () => {
    if (bound === functions) bound = null;
  };
}

/** Puts the answers whose key begins so on the allow-list of what outlives a reload. */
export function keepAnswers(prefix: string, decode: Decode<unknown>): void {
  kept.allow(prefix, decode);
}

/** The first page waits so long for an answer that was asked for early, milliseconds: less than a skeleton needs to be read. */
const EARLY_WAIT = 100;

const early: Promise<unknown>[] = [];

/** Takes an answer that the start script asked for, as soon as there is code to read it. */
export function takeEarlyAnswer<T>(key: string, load: Load<T>): void {
  // The cache keeps a failure for the screen.
  if (isAskedEarly(key)) early.push(cache.prime(key, load).catch(() => undefined));
}

/** Resolves when those answers are in the cache, so that no skeleton is drawn for them, or will be late. */
export async function earlyAnswers(): Promise<void> {
  if (early.length === 0) return;
  await Promise.race([Promise.all(early), new Promise((resolve) => setTimeout(resolve, EARLY_WAIT))]);
}

/** What is known under these beginnings is old: lists on screen are asked again, the others when next shown. */
export function refresh(...prefixes: readonly string[]): void {
  for (const key of prefixes.flatMap((prefix) => cache.invalidate(prefix))) void bound?.mutate(key);
}

/**
 * Empties the cache. SWR's own `unload` comes first: it is what keeps answers still under way from writing the
 * old rows back.
 */
export function clearCache(): void {
  bound?.unload({ revalidate: false });
  cache.clear();
}

/** How often a tab left open looks for answers that are too old, milliseconds. */
export const SWEEP_EVERY_MS = 60_000;

/**
 * Removes kept answers that may not be used any more: now, at every sign-in, every minute, and when the tab is looked
 * at again, since a computer that sleeps runs no timers. Returns the way to stop.
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

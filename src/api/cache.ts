import type { ScopedMutator, Unloader } from 'swr';
import { createCache } from './apiCache.ts';
import { buildId } from './cacheIndex.ts';
import type { Decode } from './decode.ts';
import { createKeptCache } from './keptCache.ts';
import { sessionStore } from './session.ts';
import { onSessionEnd } from './sessionEnds.ts';

const kept = createKeptCache({
  user: () => {
    const { step, user } = sessionStore.getState();
    return step === 'authenticated' ? (user?.id ?? null) : null;
  },
  build: buildId,
  now: Date.now,
});

/** The one cache of the console. */
export const cache = createCache(kept, Date.now);

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

onSessionEnd(clearCache);

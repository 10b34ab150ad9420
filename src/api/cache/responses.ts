/**
 * Freshness (spec section 9: responses are fresh for five minutes and kept for an hour). SWR keeps responses without an age
 * and requests them again at every mount. This is the map in which SWR stores its states; it knows the age of every
 * response and restores responses of an earlier visit from `persistedCache.ts`.
 */
import type { Cache, State } from 'swr';
import { FRESH_MS, isYoungerThan, KEEP_MS } from './cacheIndex.ts';
import type { PersistedCache } from './persistedCache.ts';

/** The responses in memory. */
export interface Responses {
  /** SWR's states by key. Reading a key restores its persisted response, or drops one that is too old and not retained. */
  readonly provider: Cache;
  /** Whether SWR has a state for the key. */
  isKnown: (key: string) => boolean;
  /** Whether the response can be used without asking the server again. */
  isFresh: (key: string) => boolean;
  /** The server has answered just now. */
  arrived: (key: string) => void;
  /** Whether a response has a time: it arrived, or was restored, since the last `clear`. */
  hasArrived: (key: string) => boolean;
  /** Something was changed: the response is no longer fresh, whatever its age. */
  invalidate: (key: string) => void;
  /** A component shows the key: its response is kept, whatever its age. */
  retain: (key: string) => void;
  /** A component shows the key no longer. */
  release: (key: string) => void;
  isRetained: (key: string) => boolean;
  /** Drops the responses that are too old. */
  sweep: () => void;
  clear: () => void;
}

/** Responses over persisted ones. */
export function createResponses(persisted: PersistedCache): Responses {
  const states = new Map<string, State>();
  const times = new Map<string, number>();
  const stale = new Set<string>();
  const retained = new Map<string, number>();

  function restore(key: string): State | undefined {
    const response = persisted.read(key);
    if (!response) return undefined;
    times.set(key, response.at);
    const state = { data: response.data };
    states.set(key, state);
    return state;
  }

  const provider: Cache = {
    get(key) {
      const state = states.get(key);
      if (state?.data === undefined) return state ?? restore(key);
      if (isYoungerThan(KEEP_MS, times.get(key), Date.now()) || retained.has(key)) return state;
      states.delete(key);
      return undefined;
    },
    set(key, state: State) {
      const at = times.get(key);
      if (state.data !== undefined && at !== undefined && state.data !== states.get(key)?.data) {
        persisted.write(key, state.data, at);
      }
      states.set(key, state);
    },
    delete(key) {
      states.delete(key);
    },
    keys: () => states.keys(),
  };

  return {
    provider,
    isKnown: (key) => states.has(key),
    isFresh: (key) =>
      states.get(key)?.data !== undefined &&
      !stale.has(key) &&
      isYoungerThan(FRESH_MS, times.get(key), Date.now()),
    arrived(key) {
      times.set(key, Date.now());
      stale.delete(key);
    },
    hasArrived: (key) => times.has(key),
    invalidate(key) {
      stale.add(key);
    },
    retain(key) {
      retained.set(key, (retained.get(key) ?? 0) + 1);
    },
    release(key) {
      const left = (retained.get(key) ?? 1) - 1;
      if (left > 0) retained.set(key, left);
      else retained.delete(key);
    },
    isRetained: (key) => retained.has(key),
    sweep() {
      for (const key of [...states.keys()]) provider.get(key);
    },
    clear() {
      states.clear();
      times.clear();
      stale.clear();
    },
  };
}

/**
 * Freshness (spec section 9: answers are fresh for five minutes and kept for an hour). SWR keeps answers without an age
 * and requests them again at every mount. This is the map in which SWR stores its states; it knows the age of every
 * answer and restores answers of an earlier visit from `persistedCache.ts`.
 */
import type { Cache, State } from 'swr';
import { FRESH_MS, isYoungerThan, KEEP_MS } from './cacheIndex.ts';
import type { PersistedCache } from './persistedCache.ts';

/** The answers in memory. */
export interface Answers {
  /** SWR's states by key. Reading a key restores its persisted answer, or drops one that is too old and not retained. */
  readonly provider: Cache;
  /** Whether SWR has a state for the key. */
  isKnown: (key: string) => boolean;
  /** Whether the answer can be used without asking the server again. */
  isFresh: (key: string) => boolean;
  /** The server has answered just now. */
  arrived: (key: string) => void;
  /** Whether an answer has a time: it arrived, or was restored, since the last `clear`. */
  hasArrived: (key: string) => boolean;
  /** Something was changed: the answer is no longer fresh, whatever its age. */
  invalidate: (key: string) => void;
  /** A component shows the key: its answer is kept, whatever its age. */
  retain: (key: string) => void;
  /** A component shows the key no longer. */
  release: (key: string) => void;
  isRetained: (key: string) => boolean;
  /** Drops the answers that are too old. */
  sweep: () => void;
  clear: () => void;
}

/** Answers over persisted ones; `now` is milliseconds since 1970. */
export function createAnswers(persisted: PersistedCache, now: () => number): Answers {
  const states = new Map<string, State>();
  const times = new Map<string, number>();
  const stale = new Set<string>();
  const retained = new Map<string, number>();

  function restore(key: string): State | undefined {
    const answer = persisted.read(key);
    if (!answer) return undefined;
    times.set(key, answer.at);
    const state = { data: answer.data };
    states.set(key, state);
    return state;
  }

  const provider: Cache = {
    get(key) {
      const state = states.get(key);
      if (state?.data === undefined) return state ?? restore(key);
      if (isYoungerThan(KEEP_MS, times.get(key), now()) || retained.has(key)) return state;
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
      isYoungerThan(FRESH_MS, times.get(key), now()),
    arrived(key) {
      times.set(key, now());
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

/**
 * Freshness (spec section 9: answers are fresh for five minutes and kept for an hour). SWR keeps answers without an
 * age and asks again at every mount. This is the map in which SWR stores its states; it knows when each answer was
 * given and restores answers of an earlier visit from `keptCache.ts`, with their age.
 */
import type { Cache, State } from 'swr';
import { FRESH_MS, isYoungerThan, KEEP_MS } from './cacheIndex.ts';
import type { KeptCache } from './keptCache.ts';

/** The answers in memory. */
export interface Answers {
  /** SWR's states by key. Reading a key restores its kept answer, or drops one that is too old and not shown. */
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
  outdate: (key: string) => void;
  /** A component shows the key: its answer is kept, whatever its age. */
  show: (key: string) => void;
  /** A component shows the key no longer. */
  hide: (key: string) => void;
  isShown: (key: string) => boolean;
  /** Drops the answers that are too old. */
  sweep: () => void;
  clear: () => void;
}

/** Answers over kept ones; `now` is milliseconds since 1970. */
export function createAnswers(kept: KeptCache, now: () => number): Answers {
  const states = new Map<string, State>();
  const times = new Map<string, number>();
  const outdated = new Set<string>();
  const showing = new Map<string, number>();

  function restore(key: string): State | undefined {
    const answer = kept.read(key);
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
      if (isYoungerThan(KEEP_MS, times.get(key), now()) || showing.has(key)) return state;
      states.delete(key);
      return undefined;
    },
    set(key, state: State) {
      const at = times.get(key);
      if (state.data !== undefined && at !== undefined && state.data !== states.get(key)?.data) {
        kept.write(key, state.data, at);
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
      !outdated.has(key) &&
      isYoungerThan(FRESH_MS, times.get(key), now()),
    arrived(key) {
      times.set(key, now());
      outdated.delete(key);
    },
    hasArrived: (key) => times.has(key),
    outdate(key) {
      outdated.add(key);
    },
    show(key) {
      showing.set(key, (showing.get(key) ?? 0) + 1);
    },
    hide(key) {
      const left = (showing.get(key) ?? 1) - 1;
      if (left > 0) showing.set(key, left);
      else showing.delete(key);
    },
    isShown: (key) => showing.has(key),
    sweep() {
      for (const key of [...states.keys()]) provider.get(key);
    },
    clear() {
      states.clear();
      times.clear();
      outdated.clear();
    },
  };
}

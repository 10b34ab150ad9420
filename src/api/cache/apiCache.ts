/**
 * The cache under SWR, composed of `answers.ts` (fresh for five minutes, kept for an hour), `persistedCache.ts` (kept
 * over a reload) and `flights.ts` (one request per key, the later wins). It adds reads ahead of a screen, whose failure
 * is the failure of that screen.
 */
import type { Cache } from 'swr';
import { ApiError } from '#src/api/http/errors.ts';
import { createAnswers } from './answers.ts';
import { isYoungerThan } from './cacheIndex.ts';
import { createFlights, type Load } from './flights.ts';
import type { PersistedCache } from './persistedCache.ts';

/** How long a failure of `preload` is kept for the first screen that reads it, in ms; a later read asks the server again. */
const FAILURE_MS = 10_000;

/** The cache of the console (spec section 9). */
export interface ApiCache {
  /** The map in which SWR stores its states. */
  readonly provider: Cache;
  /** Whether the answer can be used without asking the server again. */
  isFresh: (key: string) => boolean;
  /** When the newest answer of the key was requested, by the clock of the cache; 0 without an answer in this tab. */
  requestedAt: (key: string) => number;
  /** A number later than every request so far: the clock of the cache. */
  tick: () => number;
  /** The cached answer while fresh, else the one in flight, else a new one; a new request aborts a stale one. */
  read: <T>(key: string, load: Load<T>) => Promise<T>;
  /**
   * Reads the answer before a screen shows it. A failure is kept for that screen too: a read is tried twice in all
   * (reliability.md 9).
   */
  preload: <T>(key: string, load: Load<T>) => Promise<void>;
  /** Keys that begin with `prefix` are no longer fresh, in memory and storage. Returns those in memory. */
  invalidate: (prefix: string) => readonly string[];
  /** A component shows this key. */
  retain: (key: string) => void;
  /** A component shows this key no longer; after the last one, a request in flight is aborted. */
  release: (key: string) => void;
  /** Drops answers that are too old, except those on screen; in storage also those of another build or user. */
  sweep: () => void;
  /** The session is over and its screen still visible: answers stay in memory, nothing is stored or requested until `clear`. */
  suspend: () => void;
  /** Drops every answer and aborts every request. */
  clear: () => void;
}

/** A cache over a persisted one; `now` is milliseconds since 1970. */
export function createCache(persisted: PersistedCache, now: () => number): ApiCache {
  const answers = createAnswers(persisted, now);
  const flights = createFlights();
  const failures = new Map<string, { readonly error: unknown; readonly at: number }>();
  const { provider } = answers;
  let suspended = false;

  function takeFailure(key: string) {
    const failure = failures.get(key);
    failures.delete(key);
    return failure && isYoungerThan(FAILURE_MS, failure.at, now()) ? failure : undefined;
  }

  function read<T>(key: string, load: Load<T>): Promise<T> {
    if (suspended) return Promise.reject(new ApiError('aborted'));
    // A key has one type of answer, so what is cached or in flight for it is a T.
    const joined = flights.join(key);
    if (joined !== null) return joined as Promise<T>;
    if (!flights.has(key) && answers.isFresh(key)) return Promise.resolve(provider.get(key)?.data as T);
    const failure = takeFailure(key);
    if (failure) return Promise.reject(failure.error);
    return flights.start(key, load, () => answers.arrived(key));
  }

  return {
    provider,
    isFresh: answers.isFresh,
    tick: flights.tick,
    requestedAt: flights.requestedAt,
    read,
    async preload(key, load) {
      // Once SWR has a state for the key, a screen reads it and gets the answer itself.
      try {
        const data = await read(key, load);
        // Without a time the cache was cleared meanwhile.
        if (answers.hasArrived(key) && !answers.isKnown(key)) provider.set(key, { data });
      } catch (error) {
        const aborted = error instanceof ApiError && error.code === 'aborted';
        if (!aborted && !answers.isKnown(key)) failures.set(key, { error, at: now() });
        throw error;
      }
    },
    invalidate(prefix) {
      for (const key of [...failures.keys()].filter((key) => key.startsWith(prefix))) failures.delete(key);
      const known = [...provider.keys()].filter((key) => key.startsWith(prefix));
      const keys = [...new Set([...known, ...flights.invalidate(prefix)])];
      for (const key of keys) answers.invalidate(key);
      persisted.drop(prefix);
      return keys;
    },
    retain: answers.retain,
    release(key) {
      answers.release(key);
      if (answers.isRetained(key)) return;
      // Not at once: the next screen may show the same key.
      setTimeout(() => {
        if (!answers.isRetained(key)) flights.abort(key);
      });
    },
    sweep() {
      answers.sweep();
      persisted.sweep();
    },
    suspend() {
      suspended = true;
      flights.abortAll();
      persisted.clear();
    },
    clear() {
      suspended = false;
      flights.clear();
      answers.clear();
      failures.clear();
      persisted.clear();
    },
  };
}

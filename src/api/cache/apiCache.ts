/**
 * The cache under SWR, composed of `responses.ts` (fresh for five minutes, kept for an hour), `persistedCache.ts` (kept
 * over a reload) and `inFlightRequests.ts` (one request per key, the later wins). It adds reads ahead of a screen, whose
 * failure is the failure of that screen. SWR's `preload` would not do: it keeps responses where the
 * end of a session does not empty them (reliability.md 2).
 */
import type { Cache } from 'swr';
import { ApiError } from '#src/api/http/errors.ts';
import { isYoungerThan } from './cacheIndex.ts';
import { createInFlightRequests, type Load } from './inFlightRequests.ts';
import type { PersistedCache } from './persistedCache.ts';
import { createResponses } from './responses.ts';

/** How long a failure of `preload` is kept for the first screen that reads it, in ms; a later read asks the server again. */
const FAILURE_MS = 10_000;

/** The cache of the console (spec section 9). */
export interface ApiCache {
  /** The map in which SWR stores its states. */
  readonly provider: Cache;
  /** Whether the response can be used without asking the server again. */
  isFresh: (key: string) => boolean;
  /** The cached response while fresh, else the one in flight, else a new one; a new request aborts a stale one. */
  read: <T>(key: string, load: Load<T>) => Promise<T>;
  /**
   * Reads the response before a screen shows it. A failure is kept for that screen too: a read is tried twice in all
   * (reliability.md 9).
   */
  preload: <T>(key: string, load: Load<T>) => Promise<void>;
  /** Keys that begin with `prefix` are no longer fresh, in memory and storage. Returns those in memory. */
  invalidate: (prefix: string) => readonly string[];
  /** A component shows this key. */
  retain: (key: string) => void;
  /** A component shows this key no longer; after the last one, a request in flight is aborted. */
  release: (key: string) => void;
  /** Drops responses that are too old, except those on screen; in storage also those of another build or user. */
  sweep: () => void;
  /**
   * The session is over and its screen still visible: responses stay in memory, nothing is stored or requested until
   * `clear`.
   */
  suspend: () => void;
  /** Drops every response and aborts every request. */
  clear: () => void;
}

/** A cache over a persisted one. */
export function createCache(persisted: PersistedCache): ApiCache {
  const responses = createResponses(persisted);
  const inFlightRequests = createInFlightRequests();
  const failures = new Map<string, { readonly error: unknown; readonly at: number }>();
  const { provider } = responses;
  let suspended = false;

  function takeFailure(key: string) {
    const failure = failures.get(key);
    failures.delete(key);
    return failure && isYoungerThan(FAILURE_MS, failure.at, Date.now()) ? failure : undefined;
  }

  // A key has one type of response, so what is cached or in flight for it is a T.
  function reread<T>(key: string, load: Load<T>): Promise<T> {
    if (suspended) return Promise.reject(new ApiError('aborted'));
    const joined = inFlightRequests.join(key);
    if (joined !== null) return joined as Promise<T>;
    return inFlightRequests.start(key, load, () => responses.arrived(key));
  }

  function read<T>(key: string, load: Load<T>): Promise<T> {
    if (suspended || inFlightRequests.has(key)) return reread(key, load);
    if (responses.isFresh(key)) return Promise.resolve(provider.get(key)?.data as T);
    const failure = takeFailure(key);
    return failure ? Promise.reject(failure.error) : reread(key, load);
  }

  return {
    provider,
    isFresh: responses.isFresh,
    read,
    async preload(key, load) {
      // Once SWR has a state for the key, a screen reads it and gets the response itself.
      try {
        const data = await read(key, load);
        // Without a time the cache was cleared meanwhile.
        if (responses.hasArrived(key) && !responses.isKnown(key)) provider.set(key, { data });
      } catch (error) {
        const aborted = error instanceof ApiError && error.code === 'aborted';
        if (!aborted && !responses.isKnown(key)) failures.set(key, { error, at: Date.now() });
        throw error;
      }
    },
    invalidate(prefix) {
      for (const key of [...failures.keys()].filter((key) => key.startsWith(prefix))) failures.delete(key);
      const known = [...provider.keys()].filter((key) => key.startsWith(prefix));
      const keys = [...new Set([...known, ...inFlightRequests.invalidate(prefix)])];
      for (const key of keys) responses.invalidate(key);
      persisted.drop(prefix);
      return keys;
    },
    retain: responses.retain,
    release(key) {
      responses.release(key);
      if (responses.isRetained(key)) return;
      // Not at once: the next screen may show the same key.
      setTimeout(() => {
        if (!responses.isRetained(key)) inFlightRequests.abort(key);
      });
    },
    sweep() {
      responses.sweep();
      persisted.sweep();
    },
    suspend() {
      suspended = true;
      inFlightRequests.abortAll();
      persisted.clear();
    },
    clear() {
      suspended = false;
      inFlightRequests.abortAll();
      responses.clear();
      failures.clear();
      persisted.clear();
    },
  };
}

/**
 * The cache under SWR (decision 13). SWR keeps responses without an age and cannot abort a request. This is the map in
 * which it stores its states: it knows when each response was given (spec section 9: fresh for five minutes, kept for an
 * hour), restores those of an earlier visit, and has at most one request per key.
 */
import type { Cache, State } from 'swr';
import { isOf, isYoungerThan, KEEP_MS, type StoredResponses } from './storedResponses.ts';

/** A response is fresh for this long, milliseconds (spec section 9). */
export const FRESH_MS = 5 * 60_000;

/** Sends the request; must stop when the signal is aborted. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Request {
  readonly controller: AbortController;
  readonly response: Promise<unknown>;
}

/** The cache of the console. A key is a path with its query. */
export interface ApiCache {
  /** The map in which SWR stores its states. */
  readonly provider: Cache;
  /** Whether the response can be used without asking the server again. */
  isFresh: (key: string) => boolean;
  /**
   * The response while it is fresh, else that of a new request, which aborts an earlier one for the key: the later wins,
   * also for those who wait for the earlier (reliability.md 9). SWR calls it once for equal reads in flight.
   */
  read: <T>(key: string, load: Load<T>) => Promise<T>;
  /**
   * The responses of this path are outdated, in memory and storage; a request in flight for one is aborted. Returns the keys
   * in memory.
   */
  invalidate: (path: string) => readonly string[];
  /** A component shows this key. */
  retain: (key: string) => void;
  /** A component shows this key no longer; after the last one, a request in flight is aborted. */
  release: (key: string) => void;
  /** Drops responses that are too old, except those on screen; in storage also those of another build or user. */
  sweep: () => void;
  /** Aborts every request and removes what is stored; responses stay in memory. */
  stop: () => void;
  /** Drops every response and aborts every request. */
  clear: () => void;
}

/** A cache over the responses in storage. */
export function createCache(stored: StoredResponses): ApiCache {
  const states = new Map<string, State>();
  const times = new Map<string, number>();
  const requests = new Map<string, Request>();
  /** How many components show a key. */
  const shown = new Map<string, number>();

  function restore(key: string): State | undefined {
    const response = stored.read(key);
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
      if (isYoungerThan(KEEP_MS, times.get(key), Date.now()) || shown.has(key)) return state;
      states.delete(key);
      return undefined;
    },
    set: (key, state: State) => void states.set(key, state),
    delete: (key) => void states.delete(key),
    keys: () => states.keys(),
  };

  const isFresh = (key: string) =>
    states.get(key)?.data !== undefined && isYoungerThan(FRESH_MS, times.get(key), Date.now());

  function request<T>(key: string, load: Load<T>): Promise<T> {
    const controller = new AbortController();
    const isLatest = () => requests.get(key)?.controller === controller;
    const response = load(controller.signal).then(
      (data) => {
        if (isLatest() && !controller.signal.aborted) {
          times.set(key, Date.now());
          stored.write(key, data, Date.now());
        }
        return data;
      },
      (error: unknown) => {
        const later = requests.get(key);
        // A key has one type of response.
        if (later && !isLatest()) return later.response as Promise<T>;
        throw error;
      },
    );
    requests.get(key)?.controller.abort();
    requests.set(key, { controller, response });
    return response.finally(() => {
      if (isLatest()) requests.delete(key);
    });
  }

  function abortAll(): void {
    const aborted = [...requests.values()];
    requests.clear();
    for (const { controller } of aborted) controller.abort();
  }

  return {
    provider,
    isFresh,
    read: <T>(key: string, load: Load<T>) =>
      isFresh(key) ? Promise.resolve(states.get(key)?.data as T) : request(key, load),
    invalidate(path) {
      const keys = [...states.keys()].filter((key) => isOf(key, path));
      for (const key of keys) {
        requests.get(key)?.controller.abort();
        const at = times.get(key);
        if (at !== undefined) times.set(key, Math.min(at, Date.now() - FRESH_MS));
      }
      stored.drop(path);
      return keys;
    },
    retain(key) {
      shown.set(key, (shown.get(key) ?? 0) + 1);
    },
    release(key) {
      const left = (shown.get(key) ?? 1) - 1;
      if (left > 0) shown.set(key, left);
      else shown.delete(key);
      // Not at once: the next screen may show the same key.
      setTimeout(() => {
        if (!shown.has(key)) requests.get(key)?.controller.abort();
      });
    },
    sweep() {
      for (const key of [...states.keys()]) provider.get(key);
      stored.sweep();
    },
    stop() {
      abortAll();
      stored.clear();
    },
    clear() {
      abortAll();
      states.clear();
      times.clear();
      stored.clear();
    },
  };
}

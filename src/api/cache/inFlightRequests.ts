/**
 * Requests in flight (reliability.md 9: a later request aborts the earlier one). SWR deduplicates equal requests only
 * within a time window and cannot abort one; callers of a replaced request would receive the old response. Here a key has
 * at most one request in flight, and all its callers receive the response of the latest.
 */

/** Sends the request; must stop when the signal is aborted. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface InFlightRequest {
  readonly controller: AbortController;
  readonly response: Promise<unknown>;
  /** Something was changed after the request was sent, so its response may be old. */
  stale: boolean;
}

/** The requests in flight, by key. */
export interface InFlightRequests {
  has: (key: string) => boolean;
  /** The promise of the request in flight, so that another caller shares it; null if there is none or it is stale. */
  join: (key: string) => Promise<unknown> | null;
  /** Sends a request and aborts the one it replaces; `onResponse` runs if its response is the newest and not stale. */
  start: <T>(key: string, load: Load<T>, onResponse: () => void) => Promise<T>;
  /** Marks the requests of keys that start with `prefix` as stale, after a change. Returns their keys. */
  invalidate: (prefix: string) => readonly string[];
  abort: (key: string) => void;
  abortAll: () => void;
}

function abortRequest(request: InFlightRequest): void {
  request.stale = true;
  request.controller.abort();
}

/** Creates a registry without requests. */
export function createInFlightRequests(): InFlightRequests {
  const inFlightRequests = new Map<string, InFlightRequest>();

  function abort(key: string): void {
    const request = inFlightRequests.get(key);
    if (request) abortRequest(request);
  }

  function abortAll(): void {
    const aborted = [...inFlightRequests.values()];
    // Cleared first, so that no aborted request is still the newest of its key.
    inFlightRequests.clear();
    for (const request of aborted) abortRequest(request);
  }

  return {
    has: (key) => inFlightRequests.has(key),
    join(key) {
      const request = inFlightRequests.get(key);
      return request && !request.stale ? request.response : null;
    },
    async start<T>(key: string, load: Load<T>, onResponse: () => void) {
      const controller = new AbortController();
      const isNewest = () => inFlightRequests.get(key) === request;
      const response = load(controller.signal).then(
        (data) => {
          if (isNewest() && !request.stale) onResponse();
          return data;
        },
        (error: unknown) => {
          const later = inFlightRequests.get(key);
          // A later request replaced this one: its callers receive that response, which has the same type for a key.
          if (later && !isNewest()) return later.response as Promise<T>;
          throw error;
        },
      );
      const request: InFlightRequest = { controller, response, stale: false };
      const replaced = inFlightRequests.get(key);
      inFlightRequests.set(key, request);
      if (replaced) abortRequest(replaced);
      try {
        return await response;
      } finally {
        if (isNewest()) inFlightRequests.delete(key);
      }
    },
    invalidate(prefix) {
      const keys = [...inFlightRequests.keys()].filter((key) => key.startsWith(prefix));
      for (const key of keys) {
        const request = inFlightRequests.get(key);
        if (request) request.stale = true;
      }
      return keys;
    },
    abort,
    abortAll,
  };
}

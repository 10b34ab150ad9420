/**
 * Requests in flight (reliability.md 9: a later request aborts the earlier one). SWR deduplicates equal requests only
 * within a time window and cannot abort one; callers of a replaced request would receive the old answer. Here a key has
 * at most one request in flight, and all its callers receive the answer of the latest.
 */

/** Sends the request; must stop when the signal is aborted. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Flight {
  readonly controller: AbortController;
  readonly answer: Promise<unknown>;
  /** Something was changed after the request was sent, so its answer may be old. */
  stale: boolean;
}

/** The requests in flight by key, and the sequence numbers that order requests and deletions. */
export interface Flights {
  /** Returns the next sequence number. */
  tick: () => number;
  /** Sequence number of the request that gave the newest answer of the key; 0 if this tab has none. */
  requestedAt: (key: string) => number;
  has: (key: string) => boolean;
  /** The promise of the request in flight, so that another caller shares it; null if there is none or it is stale. */
  join: (key: string) => Promise<unknown> | null;
  /** Sends a request and aborts the one it replaces; `onAnswer` runs if its answer is still the newest. */
  start: <T>(key: string, load: Load<T>, onAnswer: () => void) => Promise<T>;
  /** Marks the requests of keys that start with `prefix` as stale, after a change. Returns their keys. */
  invalidate: (prefix: string) => readonly string[];
  abort: (key: string) => void;
  abortAll: () => void;
  /** Aborts every request and removes all sequence numbers of answers; numbering continues. */
  clear: () => void;
}

function abortFlight(flight: Flight): void {
  flight.stale = true;
  flight.controller.abort();
}

/** Creates a registry without requests. */
export function createFlights(): Flights {
  const flights = new Map<string, Flight>();
  const answered = new Map<string, number>();
  let clock = 0;

  function tick(): number {
    clock += 1;
    return clock;
  }

  function abort(key: string): void {
    const flight = flights.get(key);
    if (flight) abortFlight(flight);
  }

  function abortAll(): void {
    const aborted = [...flights.values()];
    // Cleared first, so that no aborted request is still the newest of its key.
    flights.clear();
    for (const flight of aborted) abortFlight(flight);
  }

  return {
    tick,
    requestedAt: (key) => answered.get(key) ?? 0,
    has: (key) => flights.has(key),
    join(key) {
      const flight = flights.get(key);
      return flight && !flight.stale ? flight.answer : null;
    },
    async start<T>(key: string, load: Load<T>, onAnswer: () => void) {
      const controller = new AbortController();
      const requestedAt = tick();
      const isNewest = () => flights.get(key)?.controller === controller;
      const answer = load(controller.signal).then(
        (data) => {
          if (isNewest()) {
            answered.set(key, requestedAt);
            onAnswer();
          }
          return data;
        },
        (error: unknown) => {
          const later = flights.get(key);
          // A later request replaced this one: its callers receive that answer, which has the same type for a key.
          if (later && !isNewest()) return later.answer as Promise<T>;
          throw error;
        },
      );
      const replaced = flights.get(key);
      flights.set(key, { controller, answer, stale: false });
      if (replaced) abortFlight(replaced);
      try {
        return await answer;
      } finally {
        if (isNewest()) flights.delete(key);
      }
    },
    invalidate(prefix) {
      const keys = [...flights.keys()].filter((key) => key.startsWith(prefix));
      for (const key of keys) {
        const flight = flights.get(key);
        if (flight) flight.stale = true;
      }
      return keys;
    },
    abort,
    abortAll,
    clear() {
      abortAll();
      answered.clear();
    },
  };
}

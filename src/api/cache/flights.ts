/**
 * Requests in flight (reliability.md 9: the later request wins and aborts the earlier one). SWR joins equal requests
 * only within a time window, cannot abort one, and lets the callers of a request that a later one replaced wait for
 * the old answer. Here a key has one request in flight, and all its callers get the answer of the last one.
 */

/** Requests one answer; stops when the signal is aborted. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Flight {
  readonly controller: AbortController;
  readonly answer: Promise<unknown>;
  /** Something was changed after the request was sent, so its answer may be old. */
  outdated: boolean;
}

/** The requests in flight by key, and the clock that orders requests and deletions. */
export interface Flights {
  /** A number greater than all before it: the clock of the cache. */
  tick: () => number;
  /** When the newest answer of the key was requested, by the clock; 0 without an answer in this tab. */
  askedAt: (key: string) => number;
  has: (key: string) => boolean;
  /** The answer in flight; null when there is none, or when it may be old. */
  join: (key: string) => Promise<unknown> | null;
  /** Sends a request and aborts the one it replaces; `onAnswer` runs if its answer is still the newest. */
  start: <T>(key: string, load: Load<T>, onAnswer: () => void) => Promise<T>;
  /** Something was changed: the answers in flight of keys that begin with `prefix` may be old. Returns the keys. */
  outdate: (prefix: string) => readonly string[];
  abort: (key: string) => void;
  abortAll: () => void;
  /** Aborts every request and forgets when answers were requested. */
  clear: () => void;
}

function abortFlight(flight: Flight): void {
  flight.outdated = true;
  flight.controller.abort();
}

/** No requests in flight, and the clock at 0. */
export function createFlights(): Flights {
  const flights = new Map<string, Flight>();
  const asked = new Map<string, number>();
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
    const abandoned = [...flights.values()];
    flights.clear();
    for (const flight of abandoned) abortFlight(flight);
  }

  return {
    tick,
    askedAt: (key) => asked.get(key) ?? 0,
    has: (key) => flights.has(key),
    join(key) {
      const flight = flights.get(key);
      return flight && !flight.outdated ? flight.answer : null;
    },
    async start<T>(key: string, load: Load<T>, onAnswer: () => void) {
      const controller = new AbortController();
      const begun = tick();
      const isNewest = () => flights.get(key)?.controller === controller;
      const answer = load(controller.signal).then(
        (data) => {
          if (isNewest()) {
            asked.set(key, begun);
            onAnswer();
          }
          return data;
        },
        (error: unknown) => {
          const later = flights.get(key);
          // A key has one type of answer, so the answer of the later request is a T.
          if (later && !isNewest()) return later.answer as Promise<T>;
          throw error;
        },
      );
      const replaced = flights.get(key);
      flights.set(key, { controller, answer, outdated: false });
      if (replaced) abortFlight(replaced);
      try {
        return await answer;
      } finally {
        if (isNewest()) flights.delete(key);
      }
    },
    outdate(prefix) {
      const keys = [...flights.keys()].filter((key) => key.startsWith(prefix));
      for (const key of keys) {
        const flight = flights.get(key);
        if (flight) flight.outdated = true;
      }
      return keys;
    },
    abort,
    abortAll,
    clear() {
      abortAll();
      asked.clear();
    },
  };
}

import type { Cache, State } from 'swr';
import { ApiError } from '#src/api/http/errors.ts';
import { FRESH_MS, isYoungerThan, KEEP_MS } from './cacheIndex.ts';
import type { KeptCache } from './keptCache.ts';

/** Loads one answer; stops when the signal says so. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Flight {
  readonly controller: AbortController;
  readonly answer: Promise<unknown>;
  /** Something was changed since it was asked, so its answer may be old. */
  outdated: boolean;
}

/** How long a failure of `prime` is kept for the first screen that reads it, in ms; a later read asks the server again. */
const FAILURE_MS = 10_000;

/** SWR's map with the rules of spec section 9: fresh five minutes, kept an hour, one request at a time per key. */
export interface ApiCache {
  /** What SWR stores its states in. */
  readonly provider: Cache;
  /** Whether asking again is needless. */
  isFresh(key: string): boolean;
  /** When the newest answer of the key was asked for, as a number that only grows; 0 for never in this tab. */
  askedAt(key: string): number;
  /** A number later than every answer asked for so far. */
  tick(): number;
  /** The answer: the one in hand while fresh, the one under way, or a new one, which ends an outdated one. */
  read<T>(key: string, load: Load<T>): Promise<T>;
  /**
   * Reads the answer before a screen shows it, so that the first one has it at once. A failure is kept for that
   * screen too: a read is tried twice in all (reliability.md 9).
   */
  prime<T>(key: string, load: Load<T>): Promise<void>;
  /** The keys known that begin so are no longer fresh, in memory and storage; answers with those in memory. */
  invalidate(prefix: string): readonly string[];
  /** Somebody shows this key. When the last one leaves, a request under way is given up. */
  retain(key: string): void;
  release(key: string): void;
  /** Drops what is too old, except what is on screen; in storage also what is of another build or owner. */
  sweep(): void;
  /** The session is over, its screen still stands: what is known stays, nothing is kept or asked until `clear`. */
  hold(): void;
  /** Empties everything and gives up every request. */
  clear(): void;
}

/** A cache over a kept one; `now` is milliseconds since 1970. */
export function createCache(kept: KeptCache, now: () => number): ApiCache {
  const states = new Map<string, State>();
  const times = new Map<string, number>();
  const stale = new Set<string>();
  const asked = new Map<string, number>();
  const flights = new Map<string, Flight>();
  const users = new Map<string, number>();
  const failures = new Map<string, { readonly error: unknown; readonly at: number }>();
  let clock = 0;
  let held = false;

  const tick = () => {
    clock += 1;
    return clock;
  };

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
      if (isYoungerThan(KEEP_MS, times.get(key), now()) || users.has(key)) return state;
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

  const isFresh = (key: string) =>
    states.get(key)?.data !== undefined && !stale.has(key) && isYoungerThan(FRESH_MS, times.get(key), now());

  function giveUp(flight: Flight | undefined): void {
    if (!flight) return;
    flight.outdated = true;
    flight.controller.abort();
  }

  function giveUpAll(): void {
    const abandoned = [...flights.values()];
    flights.clear();
    for (const flight of abandoned) giveUp(flight);
  }

  function takeFailure(key: string) {
    const failure = failures.get(key);
    failures.delete(key);
    return failure && isYoungerThan(FAILURE_MS, failure.at, now()) ? failure : undefined;
  }

  async function fly<T>(key: string, load: Load<T>): Promise<T> {
    const controller = new AbortController();
    const begun = tick();
    const answer = load(controller.signal).then(
      (data) => {
        if (flights.get(key)?.controller === controller) {
          times.set(key, now());
          stale.delete(key);
          asked.set(key, begun);
        }
        return data;
      },
      (error: unknown) => {
        // Whoever waited for a request that a later one ended gets the later one's answer.
        const later = flights.get(key);
        if (later && later.controller !== controller) return later.answer as Promise<T>;
        throw error;
      },
    );
    const before = flights.get(key);
    flights.set(key, { controller, answer, outdated: false });
    giveUp(before);
    try {
      return await answer;
    } finally {
      if (flights.get(key)?.controller === controller) flights.delete(key);
    }
  }

  function read<T>(key: string, load: Load<T>): Promise<T> {
    if (held) return Promise.reject(new ApiError('aborted'));
    // A key names one kind of answer, so what is in hand or under way for it is a T.
    const flight = flights.get(key);
    if (flight && !flight.outdated) return flight.answer as Promise<T>;
    if (!flight && isFresh(key)) return Promise.resolve(states.get(key)?.data as T);
    const failure = takeFailure(key);
    if (failure) return Promise.reject(failure.error);
    return fly(key, load);
  }

  return {
    provider,
    isFresh,
    tick,
    askedAt: (key) => asked.get(key) ?? 0,
    read,
    async prime(key, load) {
      // A state is SWR's own from the moment it has one: then the screen that shows it has this answer already.
      try {
        const data = await read(key, load);
        // A cleared cache wants no answer any more.
        if (times.has(key) && !states.has(key)) provider.set(key, { data });
      } catch (error) {
        const givenUp = error instanceof ApiError && error.code === 'aborted';
        if (!givenUp && !states.has(key)) failures.set(key, { error, at: now() });
        throw error;
      }
    },
    invalidate(prefix) {
      for (const key of [...failures.keys()].filter((key) => key.startsWith(prefix))) failures.delete(key);
      const keys = new Set([...states.keys(), ...flights.keys()].filter((key) => key.startsWith(prefix)));
      for (const key of keys) {
        stale.add(key);
        const flight = flights.get(key);
        if (flight) flight.outdated = true;
      }
      kept.drop(prefix);
      return [...keys];
    },
    retain(key) {
      users.set(key, (users.get(key) ?? 0) + 1);
    },
    release(key) {
      const left = (users.get(key) ?? 1) - 1;
      if (left > 0) {
        users.set(key, left);
        return;
      }
      users.delete(key);
      // Not at once: the next screen may show the same key.
      setTimeout(() => {
        if (!users.has(key)) giveUp(flights.get(key));
      });
    },
    sweep() {
      // Reading a key drops it when it is too old.
      for (const key of [...states.keys()]) provider.get(key);
      kept.sweep();
    },
    hold() {
      held = true;
      giveUpAll();
      kept.clear();
    },
    clear() {
      held = false;
      giveUpAll();
      states.clear();
      times.clear();
      stale.clear();
      asked.clear();
      failures.clear();
      kept.clear();
    },
  };
}

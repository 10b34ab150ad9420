import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SWEEP_EVERY_MS, startSweeping } from '#src/api/cache/cache.ts';
import { KEEP_MS, STORED_KEY } from '#src/api/cache/storedResponses.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { signedInState, signedOutState } from '#src/api/session/sessionState.ts';
import { fakeStorage } from '../fakeStorage.ts';
import { omar, sara } from '../session/sessionBench.ts';

/** Puts an answer of Sara into the storage, as an earlier page left it. */
function keep(values: Map<string, string>): void {
  const data = { rows: [{ email: 'layla@acme.example' }], total: 1 };
  const entries = { '/developer/getAll': { data, at: Date.now() } };
  values.set(STORED_KEY, JSON.stringify({ build: '', user: sara.id, entries }));
}

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
});

afterEach(() => {
  stop();
  sessionStore.setState(signedOutState());
});

it('removes all answers at the start when no user is signed in', () => {
  const { values } = fakeStorage();
  keep(values);
  stop = startSweeping();
  expect(values.size).toBe(0);
});

it('removes what is of another person when one signs in', () => {
  const { values } = fakeStorage();
  stop = startSweeping();
  keep(values);
  sessionStore.setState(signedInState(omar));
  expect(values.size).toBe(0);
});

it('keeps what is of the one who signs in, for an hour, in a tab left open', () => {
  const { values } = fakeStorage();
  stop = startSweeping();
  keep(values);
  sessionStore.setState(signedInState(sara));
  vi.advanceTimersByTime(KEEP_MS - SWEEP_EVERY_MS);
  expect(values.has(STORED_KEY)).toBe(true);
  vi.advanceTimersByTime(SWEEP_EVERY_MS);
  expect(values.size).toBe(0);
});

import { vi } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { createActions, type SessionActions } from '#src/api/session/sessionActions.ts';
import type { SessionEnd } from '#src/api/session/sessionEnds.ts';
import { type SessionState, startState } from '#src/api/session/sessionState.ts';
import type { TabMessage } from '#src/api/session/sessionTabs.ts';
import type { User } from '#src/api/types/session.ts';

export const sara: User = { id: 'u1', name: 'Sara', email: 'sara@x.example', roles: ['admin'] };
export const omar: User = { id: 'u2', name: 'Omar', email: 'omar@x.example', roles: ['support'] };

/** A refusal of the server with its words in `error`. */
export function refusal(status: number, error?: string): ApiError {
  return new ApiError('http', status, error === undefined ? {} : { error });
}

/** An answer that is given when the test says so. */
export function later<T>() {
  let give: (value: T) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { promise, give: (value: T) => give(value), refuse: (error: unknown) => refuse(error) };
}

/** A session over fakes of everything outside it. */
export interface Bench {
  readonly actions: SessionActions;
  state: () => SessionState;
  readonly auth: {
    login: ReturnType<typeof vi.fn<(email: string, password: string) => Promise<unknown>>>;
    verify: ReturnType<typeof vi.fn<(email: string, otp: string) => Promise<null>>>;
    user: ReturnType<typeof vi.fn<() => Promise<User>>>;
    logout: ReturnType<typeof vi.fn<(email: string) => Promise<unknown>>>;
    check: ReturnType<typeof vi.fn<(signal: AbortSignal) => Promise<User>>>;
  };
  /** What is stored; a test may change it as another tab would. */
  stored: User | null;
  /** Since when the stored user is signed in; what the session stores has the time of the test. */
  since: number;
  readonly sent: TabMessage[];
  /** The sign-ins that failed, as `step email: message`. */
  readonly failed: string[];
  /** What the end of a session was told, the end of the overlay included. */
  readonly ends: ['overlay' | SessionEnd, string][];
  /** Registers what happens when the state is set. */
  onSet: (listener: () => void) => void;
  /** Another tab says something. */
  hear: (message: TabMessage) => void;
  /** The page comes out of the back/forward cache. */
  restore: () => void;
}

/** Starts a session with what is stored. */
export function bench(stored: User | null = null): Bench {
  let state: SessionState = startState(stored && { user: stored, since: 1 });
  let afterSet: () => void = () => undefined;
  let listeners: [(message: TabMessage) => void, () => void] = [() => undefined, () => undefined];
  const made: Bench = {
    auth: {
      login: vi.fn<(email: string, password: string) => Promise<unknown>>(async () => null),
      verify: vi.fn<(email: string, otp: string) => Promise<null>>(async () => null),
      user: vi.fn(async () => sara),
      logout: vi.fn<(email: string) => Promise<unknown>>(async () => null),
      check: vi.fn<(signal: AbortSignal) => Promise<User>>(async () => sara),
    },
    stored,
    since: 1,
    sent: [],
    failed: [],
    ends: [],
    state: () => state,
    onSet: (listener) => {
      afterSet = listener;
    },
    hear: (message) => listeners[0](message),
    restore: () => listeners[1](),
    actions: createActions(
      {
        get: () => state,
        set: (next) => {
          state = next;
          afterSet();
        },
      },
      {
        // Looked up at each call, so that a test can put another answer in place.
        auth: {
          login: (email, password) => made.auth.login(email, password),
          verify: (email, otp) => made.auth.verify(email, otp),
          user: () => made.auth.user(),
          logout: (email) => made.auth.logout(email),
          check: (signal) => made.auth.check(signal),
        },
        tabs: {
          send: (message) => void made.sent.push(message),
          listen: (...both) => {
            listeners = both;
          },
        },
        store: (signIn) => {
          made.stored = signIn?.user ?? null;
          made.since = signIn?.since ?? 0;
        },
        stored: () => made.stored && { user: made.stored, since: made.since },
        failed: ({ step, email, message }) => void made.failed.push(`${step} ${email}: ${message}`),
        ends: {
          expired: (userId) => void made.ends.push(['overlay', userId]),
          ended: (reason, userId) => void made.ends.push([reason, userId]),
        },
      },
    ),
  };
  return made;
}

/** A session of Sara that the server has confirmed. */
export async function signedIn(): Promise<Bench> {
  const made = bench(sara);
  await made.actions.checkSession();
  return made;
}

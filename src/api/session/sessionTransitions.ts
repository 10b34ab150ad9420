import { renewSession } from '#src/api/http/http.ts';
import type { User } from '#src/api/types/session.ts';
import type { Auth } from './auth.ts';
import type { FailedSignIn } from './failedSignIns.ts';
import type { EndsWithSession } from './sessionEnds.ts';
import { expiredState, type SessionState, type SignIn, signedOutState } from './sessionState.ts';
import type { Tabs } from './sessionTabs.ts';

/** How long the expired screen stays under its overlay, milliseconds (spec section 9). */
export const REDIRECT_DELAY = 3000;

/** Everything outside the session that it needs; tests bring fakes. */
export interface SessionPorts {
  auth: Auth;
  tabs: Tabs;
  /** Stores who is signed in; null removes it. */
  store: (signIn: SignIn | null) => void;
  /** Who is stored: another tab may have signed in or out since. */
  stored: () => SignIn | null;
  /** Is told a sign-in that failed. */
  failed: (attempt: FailedSignIn) => void;
  /** Is told the end of a session. */
  ends: Required<EndsWithSession>;
}

/** The store of the state, as the transitions need it. */
export interface StateStore {
  get: () => SessionState;
  set: (state: SessionState) => void;
}

/** Whether what is stored is of this session: not of another one that another tab has begun since. */
export function isOfSession(stored: SignIn | null, { user, since }: SignIn): boolean {
  return stored !== null && stored.user.id === user.id && stored.since === since;
}

/** The transitions of a session. */
export interface Transitions {
  /**
   * Sets the state and makes every action in flight stale. Returns the signal of the new state: an action that waits must
   * not change the state once it is aborted.
   */
  change: (state: SessionState) => AbortSignal;
  /** Signs a user in; ends the session of another user. */
  enter: (user: User, state: SessionState) => void;
  /** Signs out; returns the signal, like `change`. */
  leave: (next: SessionState) => AbortSignal;
  /**
   * The 401 flow (spec section 4): once per session, ignored without one. Only the tab that met the 401 (`met`) tells the
   * others and removes what is stored. `after` runs when the overlay is removed.
   */
  expire: (met: boolean, after: () => void) => void;
}

/** The transitions of the session in `store`. */
export function createTransitions(store: StateStore, ports: SessionPorts): Transitions {
  let overlayTimer: ReturnType<typeof setTimeout> | undefined;

  function change(state: SessionState): AbortSignal {
    // Renewed first: what the new state starts must be of the new state.
    const signal = renewSession();
    store.set(state);
    return signal;
  }

  /** A change of the signed-in user, also from or to none. */
  function switchUser(next: SessionState): AbortSignal {
    clearTimeout(overlayTimer);
    return change(next);
  }

  return {
    change,
    leave(next) {
      const { user } = store.get();
      const signal = switchUser(next);
      if (user) ports.ends.ended('logout', user.id);
      return signal;
    },
    enter(user, state) {
      const before = store.get();
      const other = [before.user?.id, before.expiredUserId].find((id) => id && id !== user.id);
      switchUser(state);
      if (other) ports.ends.ended('otherUser', other);
    },
    expire(met, after) {
      const state = store.get();
      if (state.step !== 'authenticated') return;
      const stored = ports.stored();
      // A 401 that comes late, in a tab that slept, must not end the session that another tab has begun since.
      if (met && (stored === null || isOfSession(stored, state))) {
        ports.tabs.send('expired');
        ports.store(null);
      }
      const next = expiredState(state);
      switchUser(next);
      const { id } = state.user;
      ports.ends.expired(id);
      if (next.step !== 'expired') {
        ports.ends.ended('expired', id);
        return;
      }
      overlayTimer = setTimeout(() => {
        change(signedOutState({ expiredUserId: id }));
        ports.ends.ended('expired', id);
        after();
      }, REDIRECT_DELAY);
    },
  };
}

import { renewSession } from '#src/api/http/sessionSignal.ts';
import type { User } from '#src/api/types/session.ts';
import type { Auth } from './auth.ts';
import type { SessionEnd } from './sessionEnds.ts';
import { currentUser, expiredState, type SessionState, signedOutState } from './sessionState.ts';
import type { Tabs } from './sessionTabs.ts';

/** How long the expired screen stays under its overlay, milliseconds (spec section 9). */
export const REDIRECT_DELAY = 3000;

/** Everything outside the session that it needs; tests bring fakes. */
export interface SessionPorts {
  auth: Auth;
  tabs: Tabs;
  /** Stores the user; null removes the stored one. */
  storeUser: (user: User | null) => void;
  storedUser: () => User | null;
  /** A session of this user has ended. */
  ended: (reason: SessionEnd, userId: string) => void;
}

/** The store of the state, as the transitions need it. */
export interface StateStore {
  get: () => SessionState;
  set: (state: SessionState) => void;
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
  leave: (reason: SessionEnd, next: SessionState) => AbortSignal;
  /** The 401 flow (spec section 4): once per session, ignored without one. `after` runs when the overlay is removed. */
  expire: (announce: boolean, after: () => void) => void;
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

  function leave(reason: SessionEnd, next: SessionState): AbortSignal {
    const user = currentUser(store.get());
    const signal = switchUser(next);
    if (user) ports.ended(reason, user.id);
    return signal;
  }

  return {
    change,
    leave,
    enter(user, state) {
      const before = store.get();
      const other = [currentUser(before)?.id, before.expiredUserId].find((id) => id && id !== user.id);
      switchUser(state);
      if (other) ports.ended('otherUser', other);
    },
    expire(announce, after) {
      const state = store.get();
      if (state.step !== 'authenticated') return;
      if (announce) ports.tabs.send('expired');
      ports.storeUser(null);
      const next = expiredState(state);
      leave('expired', next);
      if (next.step !== 'expired') return;
      overlayTimer = setTimeout(() => {
        change(signedOutState({ expiredUserId: next.expiredUserId }));
        after();
      }, REDIRECT_DELAY);
    },
  };
}

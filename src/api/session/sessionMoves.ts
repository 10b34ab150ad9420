import type { User } from '#src/api/types/session.ts';
import type { Auth } from './auth.ts';
import type { SessionEnd } from './sessionEnds.ts';
import { currentUser, expiredState, type SessionState, signedOutState } from './sessionState.ts';
import type { Tabs } from './sessionTabs.ts';

/** How long the expired screen stays under its veil, milliseconds (spec section 9). */
export const REDIRECT_DELAY = 3000;

/** Everything outside the session that it needs; tests bring fakes. */
export interface SessionPorts {
  auth: Auth;
  tabs: Tabs;
  /** Stores the user; null removes the stored one. */
  keep: (user: User | null) => void;
  /** The stored user. */
  kept: () => User | null;
  /** From now on, 401 answers to earlier requests are ignored. */
  newEpoch: () => void;
  /** A session of this user has ended. */
  ended: (reason: SessionEnd, userId: string) => void;
}

/** Holds the state. */
export interface Cell {
  get: () => SessionState;
  set: (state: SessionState) => void;
}

/** The transitions of a session. */
export interface Moves {
  /** Sets the state and makes every action in flight stale; returns the new turn. */
  change: (state: SessionState) => number;
  /** Number of the current turn. An action that started in an earlier turn must not change the state any more. */
  turn: () => number;
  /** Signs a user in; ends the session of another user. */
  enter: (user: User, state: SessionState) => void;
  /** Signs out. */
  leave: (reason: SessionEnd, next: SessionState) => void;
  /** The 401 flow (spec section 4): once per session, ignored without one. `after` runs when the veil is removed. */
  expire: (announce: boolean, after: () => void) => void;
}

/** The transitions over one cell. */
export function createMoves(cell: Cell, ports: SessionPorts): Moves {
  let turn = 0;
  let veil: ReturnType<typeof setTimeout> | undefined;

  function change(state: SessionState): number {
    cell.set(state);
    turn += 1;
    return turn;
  }

  /** A change of the signed-in user, also from or to none. */
  function switchUser(next: SessionState): void {
    clearTimeout(veil);
    ports.newEpoch();
    change(next);
  }

  function leave(reason: SessionEnd, next: SessionState): void {
    const user = currentUser(cell.get());
    switchUser(next);
    if (user) ports.ended(reason, user.id);
  }

  return {
    change,
    turn: () => turn,
    leave,
    enter(user, state) {
      const before = cell.get();
      const other = [currentUser(before)?.id, before.expiredUserId].find((id) => id && id !== user.id);
      switchUser(state);
      if (other) ports.ended('otherUser', other);
    },
    expire(announce, after) {
      const state = cell.get();
      if (state.step !== 'authenticated') return;
      // Sent before the stored user is removed: other tabs take a removal without a message for a sign-out.
      if (announce) ports.tabs.send('expired');
      ports.keep(null);
      const next = expiredState(state);
      leave('expired', next);
      if (next.step !== 'expired') return;
      veil = setTimeout(() => {
        change(signedOutState({ expiredUserId: next.expiredUserId }));
        after();
      }, REDIRECT_DELAY);
    },
  };
}

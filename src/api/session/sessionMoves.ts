import type { User } from '#src/api/types/session.ts';
import type { Auth } from './auth.ts';
import type { SessionEnd } from './sessionEnds.ts';
import { canExpire, expiredState, type SessionState, signedOutState } from './sessionState.ts';
import type { Tabs } from './sessionTabs.ts';

/** How long the expired screen stays under its veil, milliseconds (spec section 9). */
export const REDIRECT_DELAY = 3000;

/** What the session needs from outside; the tests bring their own. */
export interface SessionPorts {
  auth: Auth;
  tabs: Tabs;
  /** Stores the user, or removes what is stored. */
  keep(user: User | null): void;
  kept(): User | null;
  /** Late 401s of what came before no longer count. */
  newEpoch(): void;
  ended(reason: SessionEnd, userId: string): void;
}

/** Where the state lives. */
export interface Cell {
  get(): SessionState;
  set(state: SessionState): void;
}

/** The steps that every way in and out of a session is made of. */
export interface Moves {
  /** Changes the state and makes everything begun before it stale; answers with the new turn. */
  change(state: SessionState): number;
  /** What was begun in an earlier turn must not change what came after it. */
  turn(): number;
  /** A user is signed in; whatever is kept of another person goes. */
  enter(user: User, state: SessionState): void;
  /** Nobody is signed in any more. */
  leave(reason: SessionEnd, next: SessionState): void;
  /** The 401 flow (spec section 4): once per session, nothing without one. `after` runs when the veil lifts. */
  expire(announce: boolean, after: () => void): void;
}

/** The moves over one cell. */
export function createMoves(cell: Cell, ports: SessionPorts): Moves {
  let turn = 0;
  let veil: ReturnType<typeof setTimeout> | undefined;

  function change(state: SessionState): number {
    cell.set(state);
    turn += 1;
    return turn;
  }

  function cross(next: SessionState): void {
    clearTimeout(veil);
    ports.newEpoch();
    change(next);
  }

  function leave(reason: SessionEnd, next: SessionState): void {
    const { user } = cell.get();
    cross(next);
    if (user) ports.ended(reason, user.id);
  }

  return {
    change,
    turn: () => turn,
    leave,
    enter(user, state) {
      const { user: before, expiredUserId } = cell.get();
      const other = [before?.id, expiredUserId].find((id) => id && id !== user.id);
      cross(state);
      if (other) ports.ended('otherUser', other);
    },
    expire(announce, after) {
      const state = cell.get();
      if (!canExpire(state)) return;
      // The other tabs hear why before they see the stored user go.
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

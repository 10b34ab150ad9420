import { ApiError, messageOf } from '#src/api/http/errors.ts';
import type { Cell, Moves, SessionPorts } from './sessionMoves.ts';
import { canExpire, signedInState } from './sessionState.ts';

/** A session check without an answer is given up for a new one after this, milliseconds (spec section 9). */
export const RESTORE_TIMEOUT = 5000;

const SLOW = 'The server has not answered yet.';

interface Flight {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  /** The turn it was started in: a check of the session before says nothing about this one. */
  readonly began: number;
  stalled: boolean;
}

/**
 * Asks the server who is signed in, one call at a time. At the start a failure is said in `unreachable` (a hung
 * call after five seconds); later ones are silent. A 401 takes the way of expiry by `http.ts`.
 */
export function createCheck(cell: Cell, ports: SessionPorts, moves: Moves): () => Promise<void> {
  let flight: Flight | null = null;

  function unreachable(began: number, why: string): void {
    const state = cell.get();
    if (began === moves.turn() && canExpire(state) && !state.confirmed) {
      cell.set({ ...state, unreachable: why });
    }
  }

  async function ask(controller: AbortController): Promise<void> {
    const began = moves.turn();
    const slow = setTimeout(() => {
      if (flight?.controller === controller) flight.stalled = true;
      unreachable(began, SLOW);
    }, RESTORE_TIMEOUT);
    try {
      const user = await ports.auth.check(controller.signal);
      if (began !== moves.turn()) return;
      const state = cell.get();
      ports.keep(user);
      if (state.user?.id === user.id) cell.set({ ...state, user, confirmed: true, unreachable: null });
      else moves.enter(user, signedInState(user));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'aborted')) unreachable(began, messageOf(error));
    } finally {
      clearTimeout(slow);
      if (flight?.controller === controller) flight = null;
    }
  }

  return async () => {
    const state = cell.get();
    if (!canExpire(state)) return;
    if (flight && (flight.stalled || flight.began !== moves.turn())) {
      flight.controller.abort();
      flight = null;
    }
    if (!flight) {
      if (state.unreachable !== null) cell.set({ ...state, unreachable: null });
      const controller = new AbortController();
      flight = { controller, done: ask(controller), began: moves.turn(), stalled: false };
    }
    await flight.done;
  };
}

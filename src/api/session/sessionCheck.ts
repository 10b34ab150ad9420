import { ApiError, messageOf } from '#src/api/http/errors.ts';
import { sessionSignal } from '#src/api/http/http.ts';
import { mergeKnownUser } from './knownUser.ts';
import { type AuthenticatedState, signedInState } from './sessionState.ts';
import { isOfSession, type SessionPorts, type StateStore, type Transitions } from './sessionTransitions.ts';

/** After this a session check without a response is reported, and the next call replaces it; milliseconds (spec section 9). */
export const RESTORE_TIMEOUT = 5000;

const SLOW = 'The server has not answered yet.';

/** A check in flight. */
interface Check {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  /** Aborted when the session changes: a check of an earlier session does not apply to this one. */
  readonly session: AbortSignal;
  stalled: boolean;
}

/**
 * Asks the server who is signed in, one request at a time. At the start a failure is told in `unreachable` (of a
 * request without a response after five seconds); later failures are ignored. `http.ts` handles a 401 as an expiry.
 */
export function createCheck(
  store: StateStore,
  ports: SessionPorts,
  transitions: Transitions,
): () => Promise<void> {
  let check: Check | null = null;

  function unreachable(session: AbortSignal, why: string): void {
    const state = store.get();
    if (session.aborted || state.step !== 'authenticated' || state.confirmed) return;
    store.set({ ...state, unreachable: why });
  }

  async function ask(controller: AbortController, session: AbortSignal): Promise<void> {
    const slow = setTimeout(() => {
      if (check?.controller === controller) check.stalled = true;
      unreachable(session, SLOW);
    }, RESTORE_TIMEOUT);
    try {
      const answer = await ports.auth.check(controller.signal);
      const state = store.get();
      if (session.aborted || state.step !== 'authenticated') return;
      const user = mergeKnownUser(answer, state.user);
      const isSame = user.id === state.user.id;
      const next: AuthenticatedState = isSame
        ? { ...state, user, confirmed: true, unreachable: null }
        : signedInState(user);
      // Another tab may have signed out, or in, since: what it has stored, or removed, stays.
      if (isOfSession(ports.stored(), state)) ports.store({ user, since: next.since });
      if (isSame) store.set(next);
      else transitions.enter(user, next);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'aborted')) unreachable(session, messageOf(error));
    } finally {
      clearTimeout(slow);
      if (check?.controller === controller) check = null;
    }
  }

  return async () => {
    const state = store.get();
    if (state.step !== 'authenticated') return;
    if (check && (check.stalled || check.session.aborted)) {
      check.controller.abort();
      check = null;
    }
    if (!check) {
      if (state.unreachable !== null) store.set({ ...state, unreachable: null });
      const controller = new AbortController();
      const session = sessionSignal();
      check = { controller, done: ask(controller, session), session, stalled: false };
    }
    await check.done;
  };
}

import { ApiError } from '#src/api/http/errors.ts';
import { authText, authTexts, signInText } from './auth.ts';
import { createCheck } from './sessionCheck.ts';
import { type Cell, createMoves, type SessionPorts } from './sessionMoves.ts';
import {
  backAtLogin,
  codeSent,
  rejected,
  signedInState,
  signedOutState,
  startState,
  userFailed,
  waiting,
} from './sessionState.ts';

const OTHER_SESSION_ENDED = 'The other session has been logged out. You can log in now.';

/** What can be done about the session. None of them throws: how it went is told by the state. */
export interface SessionActions {
  login(email: string, password: string): Promise<void>;
  verifyOtp(code: string): Promise<void>;
  /** Signs out here and in every tab at once; the server is told, and its failure said on the login screen. */
  logout(): Promise<void>;
  /** Ends the session that stands in the way of signing in with this email (spec section 8). */
  logoutOtherSession(email: string): Promise<void>;
  backToLogin(): void;
  /** Forgets the error; the sign-in screen does so when it opens. */
  clearError(): void;
  /** Asks the server who is signed in; one call at a time. At the start this is what confirms the user. */
  checkSession(): Promise<void>;
  /** The 401 flow (spec section 4): once per session, nothing without one. */
  expire(): void;
}

/** The state machine of spec section 4 over a cell of state. */
export function createActions(cell: Cell, ports: SessionPorts): SessionActions {
  const { auth, tabs } = ports;
  const moves = createMoves(cell, ports);
  const checkSession = createCheck(cell, ports, moves);

  /** Somebody signed in in another tab: the cookie is shared, so this tab is signed in too. */
  function adopt(): void {
    const user = ports.kept();
    const state = cell.get();
    const idle = state.step === 'login' && !state.loading;
    const other = state.step === 'authenticated' && user?.id !== state.user?.id;
    if (!user || !(idle || other)) return;
    moves.enter(user, startState(user));
    void checkSession();
  }

  /** Out of the back/forward cache: what was signed out meanwhile must not be seen. */
  function restored(): void {
    const state = cell.get();
    if (state.step !== 'authenticated') return;
    if (ports.kept()?.id !== state.user?.id) cell.set({ ...state, confirmed: false });
    void checkSession();
  }

  tabs.listen((message) => {
    if (message === 'signedIn') adopt();
    else if (cell.get().step !== 'authenticated') return;
    else if (message === 'expired') moves.expire(false, adopt);
    else moves.leave('logout', signedOutState());
  }, restored);

  return {
    async login(email, password) {
      if (cell.get().loading) return;
      const began = moves.change(waiting(cell.get(), email));
      try {
        await auth.login(email, password);
        if (began === moves.turn()) moves.change(codeSent(cell.get()));
      } catch (error) {
        if (began === moves.turn()) moves.change(rejected(cell.get(), signInText(error, authTexts.login)));
      }
    },

    async verifyOtp(code) {
      const { loading, email, step } = cell.get();
      if (loading || step !== 'otp') return;
      const began = moves.change(waiting(cell.get(), email));
      try {
        await auth.verify(email, code);
      } catch (error) {
        if (began === moves.turn()) moves.change(rejected(cell.get(), signInText(error, authTexts.verify)));
        return;
      }
      try {
        const user = await auth.user();
        if (began !== moves.turn()) return;
        ports.keep(user);
        moves.enter(user, signedInState(user));
        tabs.send('signedIn');
      } catch (error) {
        if (began === moves.turn()) moves.change(userFailed(cell.get(), authText(error, authTexts.user)));
      }
    },

    async logout() {
      const { user, step } = cell.get();
      if (!user || step === 'expired') return;
      // The other tabs hear why before they see the stored user go.
      tabs.send('logout');
      ports.keep(null);
      moves.leave('logout', signedOutState());
      const began = moves.turn();
      try {
        await auth.logout(user.email);
      } catch (error) {
        // Already signed out is what was asked for.
        if (began !== moves.turn() || (error instanceof ApiError && error.status === 401)) return;
        const text = authText(error, authTexts.logout);
        cell.set({ ...cell.get(), notice: { intent: 'warning', text } });
      }
    },

    async logoutOtherSession(email) {
      if (cell.get().loading) return;
      const began = moves.change(waiting(cell.get(), email));
      try {
        await auth.logout(email);
        if (began !== moves.turn()) return;
        const { expiredUserId } = cell.get();
        const notice = { intent: 'info', text: OTHER_SESSION_ENDED } as const;
        moves.change(signedOutState({ expiredUserId, notice }));
      } catch (error) {
        if (began === moves.turn()) moves.change(rejected(cell.get(), authText(error, authTexts.logout)));
      }
    },

    backToLogin() {
      moves.change(backAtLogin(cell.get()));
    },
    clearError() {
      if (cell.get().error !== null) cell.set({ ...cell.get(), error: null });
    },
    checkSession,
    expire: () => moves.expire(true, adopt),
  };
}

import { ApiError } from '#src/api/http/errors.ts';
import { authText, authTexts, signInText } from './auth.ts';
import { completed } from './knownUser.ts';
import { createCheck } from './sessionCheck.ts';
import { type Cell, createMoves, type SessionPorts } from './sessionMoves.ts';
import {
  type AuthenticatedState,
  codeSent,
  type LoginState,
  loginFailed,
  loginSent,
  signedInState,
  signedOutState,
  startState,
  userFailed,
  verifyFailed,
  verifySent,
} from './sessionState.ts';

const OTHER_SESSION_ENDED = 'The other session has been logged out. You can log in now.';

/** The actions of the session. None of them throws: the state tells the outcome. */
export interface SessionActions {
  login: (email: string, password: string) => Promise<void>;
  verifyOtp: (code: string) => Promise<void>;
  /** Signs out here and in every tab at once; then tells the server, whose failure is shown on the login screen. */
  logout: () => Promise<void>;
  /** Ends the active session of this email elsewhere, which prevents a sign-in here (spec section 8). */
  logoutOtherSession: (email: string) => Promise<void>;
  /** From the second step to the first; the email stays filled in (product.md "Edit Email/Password"). */
  backToLogin: () => void;
  /** Removes the error; the sign-in screen does so when it opens. */
  clearError: () => void;
  /** Asks the server who is signed in, one request at a time. At the start its answer confirms the stored user. */
  checkSession: () => Promise<void>;
  /** The 401 flow (spec section 4): once per session, ignored without one. */
  expire: () => void;
}

/** The state machine of spec section 4 over a cell that holds the state. */
export function createActions(cell: Cell, ports: SessionPorts): SessionActions {
  const { auth, tabs } = ports;
  const moves = createMoves(cell, ports);
  const checkSession = createCheck(cell, ports, moves);

  /** Takes over a sign-in of another tab: the cookie is shared, so this tab is signed in too. */
  function adopt(): void {
    const user = ports.kept();
    const state = cell.get();
    const idle = state.step === 'login' && !state.loading;
    const other = state.step === 'authenticated' && user?.id !== state.user.id;
    if (!user || !(idle || other)) return;
    moves.enter(user, startState(user));
    void checkSession();
  }

  /** Restored from the back/forward cache: a screen of a session that ended meanwhile must not be shown. */
  function restored(): void {
    const state = cell.get();
    if (state.step !== 'authenticated') return;
    if (ports.kept()?.id !== state.user.id) cell.set({ ...state, confirmed: false, unreachable: null });
    void checkSession();
  }

  tabs.listen((message) => {
    if (message === 'signedIn') adopt();
    else if (cell.get().step !== 'authenticated') return;
    else if (message === 'expired') moves.expire(false, adopt);
    else moves.leave('logout', signedOutState());
  }, restored);

  /** The state in which a request of the first step may be sent; null where its form is absent or waiting. */
  function readyToLogin(): LoginState | AuthenticatedState | null {
    const state = cell.get();
    const atForm = state.step === 'login' || state.step === 'authenticated';
    return atForm && !state.loading ? state : null;
  }

  return {
    async login(email, password) {
      const ready = readyToLogin();
      if (!ready) return;
      const sent = loginSent(ready, email);
      const began = moves.change(sent);
      try {
        await auth.login(email, password);
        if (began === moves.turn()) moves.change(codeSent(sent));
      } catch (error) {
        if (began === moves.turn()) moves.change(loginFailed(sent, signInText(error, authTexts.login)));
      }
    },

    async verifyOtp(code) {
      const state = cell.get();
      if (state.step !== 'otp' || state.loading) return;
      const sent = verifySent(state);
      const began = moves.change(sent);
      try {
        await auth.verify(sent.email, code);
      } catch (error) {
        if (began === moves.turn()) moves.change(verifyFailed(sent, signInText(error, authTexts.verify)));
        return;
      }
      try {
        const { email } = sent;
        const user = completed(await auth.user(), { id: email, email, name: email });
        if (began !== moves.turn()) return;
        ports.keep(user);
        moves.enter(user, signedInState(user));
        tabs.send('signedIn');
      } catch (error) {
        if (began === moves.turn()) moves.change(userFailed(sent, authText(error, authTexts.user)));
      }
    },

    async logout() {
      const state = cell.get();
      if (state.step !== 'authenticated') return;
      // Sent before the stored user is removed, as in `expire`.
      tabs.send('logout');
      ports.keep(null);
      moves.leave('logout', signedOutState());
      const began = moves.turn();
      try {
        await auth.logout(state.user.email);
      } catch (error) {
        // A 401 means that the server had no session any more: signed out, as wanted.
        if (began !== moves.turn() || (error instanceof ApiError && error.status === 401)) return;
        const text = authText(error, authTexts.logout);
        cell.set(signedOutState({ notice: { intent: 'warning', text } }));
      }
    },

    async logoutOtherSession(email) {
      const ready = readyToLogin();
      if (!ready) return;
      const sent = loginSent(ready, email);
      const began = moves.change(sent);
      try {
        await auth.logout(email);
        if (began !== moves.turn()) return;
        const notice = { intent: 'info', text: OTHER_SESSION_ENDED } as const;
        moves.change(signedOutState({ expiredUserId: sent.expiredUserId, notice }));
      } catch (error) {
        if (began === moves.turn()) moves.change(loginFailed(sent, authText(error, authTexts.logout)));
      }
    },

    backToLogin() {
      const state = cell.get();
      if (state.step === 'otp') moves.change(state.back);
    },
    clearError() {
      const state = cell.get();
      if (state.error !== null) cell.set({ ...state, error: null });
    },
    checkSession,
    expire: () => moves.expire(true, adopt),
  };
}

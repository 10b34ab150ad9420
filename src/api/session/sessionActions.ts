import { ApiError } from '#src/api/http/errors.ts';
import { authErrorMessage, authTexts, signInErrorMessage } from './auth.ts';
import type { FailedSignIn } from './failedSignIns.ts';
import { mergeUser } from './knownUser.ts';
import { createCheck } from './sessionCheck.ts';
import {
  backToFirst,
  codeSent,
  type LoginState,
  loginFailed,
  loginSent,
  otherEnded,
  signedInState,
  signedOutState,
  startState,
  verifyFailed,
  verifySent,
} from './sessionState.ts';
import { createTransitions, type SessionPorts, type StateStore } from './sessionTransitions.ts';

const OTHER_SESSION_ENDED = 'The other session has been logged out. You can log in now.';

/** The actions of the session. None of them throws: the state tells the outcome. */
export interface SessionActions {
  login: (email: string, password: string) => Promise<void>;
  verifyOtp: (code: string) => Promise<void>;
  /** Signs out here and in every tab at once; then tells the server, whose failure is shown on the login screen. */
  logout: () => Promise<void>;
  /** Ends the active session of this email elsewhere, which prevents a sign-in here (spec section 8). */
  logoutOtherSession: (email: string) => Promise<void>;
  /** From the second step to the first; the email stays filled in (product.md "Sign-in"). */
  backToLogin: () => void;
  /** Removes the error; the sign-in screen does so when it opens. */
  clearError: () => void;
  /** Asks the server who is signed in, one request at a time. At the start its response confirms the stored user. */
  checkSession: () => Promise<void>;
  /** The 401 flow (spec section 4): once per session, ignored without one. */
  expire: () => void;
}

/** The actions of the session in `store` (spec section 4). */
export function createActions(store: StateStore, ports: SessionPorts): SessionActions {
  const { auth, tabs } = ports;
  const transitions = createTransitions(store, ports);
  const checkSession = createCheck(store, ports, transitions);

  /** Takes over a sign-in of another tab: the cookie is shared, so this tab is signed in too. */
  function adopt(): void {
    const stored = ports.stored();
    const state = store.get();
    const idle = state.step === 'login' && !state.loading;
    if (!stored || !(idle || state.step === 'authenticated')) return;
    const { user, since } = stored;
    if (state.step === 'authenticated' && state.user.id === user.id) store.set({ ...state, since });
    else {
      transitions.enter(user, startState(stored));
      void checkSession();
    }
  }

  /** Restored from the back/forward cache: a screen of a session that ended meanwhile must not be shown. */
  function restored(): void {
    const state = store.get();
    if (state.step !== 'authenticated') return;
    if (ports.stored()?.user.id !== state.user.id)
      store.set({ ...state, confirmed: false, unreachable: null });
    void checkSession();
  }

  tabs.listen((message) => {
    if (message === 'signedIn') adopt();
    else if (store.get().step !== 'authenticated') return;
    else if (message === 'expired') transitions.expire(false, adopt);
    else transitions.leave(signedOutState());
  }, restored);

  /** The state in which a request of the first step may be sent; null where its form is absent or waiting. */
  function readyToLogin(): LoginState | null {
    const state = store.get();
    return state.step === 'login' && !state.loading ? state : null;
  }

  const tellFailed = (email: string, step: FailedSignIn['step'], message: string) =>
    ports.failed({ email, step, message, at: new Date().toISOString() });

  return {
    async login(email, password) {
      const ready = readyToLogin();
      if (!ready) return;
      const sent = loginSent(ready, email);
      const signal = transitions.change(sent);
      try {
        await auth.login(email, password);
        if (!signal.aborted) transitions.change(codeSent(sent));
      } catch (error) {
        if (signal.aborted) return;
        const message = signInErrorMessage(error, authTexts.login);
        tellFailed(email, 'login', message);
        transitions.change(loginFailed(sent, message));
      }
    },

    async verifyOtp(code) {
      const state = store.get();
      if (state.step !== 'otp' || state.loading) return;
      const sent = verifySent(state);
      const signal = transitions.change(sent);
      try {
        await auth.verify(sent.email, code);
      } catch (error) {
        if (signal.aborted) return;
        const message = signInErrorMessage(error, authTexts.verify);
        tellFailed(sent.email, 'otp', message);
        transitions.change(verifyFailed(sent, message));
        return;
      }
      try {
        const { email } = sent;
        const user = mergeUser(await auth.user(), { id: email, email, name: email });
        if (signal.aborted) return;
        const next = signedInState(user);
        ports.store(next);
        transitions.enter(user, next);
        tabs.send('signedIn');
      } catch (error) {
        if (!signal.aborted) transitions.change(backToFirst(sent, authErrorMessage(error, authTexts.user)));
      }
    },

    async logout() {
      const state = store.get();
      if (state.step !== 'authenticated') return;
      tabs.send('logout');
      ports.store(null);
      const signal = transitions.leave(signedOutState());
      try {
        await auth.logout(state.user.email);
      } catch (error) {
        // A 401 means that the server had no session any more: signed out, as wanted.
        if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
        const text = authErrorMessage(error, authTexts.logout);
        store.set(signedOutState({ notice: { intent: 'warning', text } }));
      }
    },

    async logoutOtherSession(email) {
      const ready = readyToLogin();
      if (!ready) return;
      const sent = loginSent(ready, email);
      const signal = transitions.change(sent);
      try {
        await auth.logout(email);
        if (signal.aborted) return;
        transitions.change(otherEnded(sent, { intent: 'info', text: OTHER_SESSION_ENDED }));
      } catch (error) {
        if (!signal.aborted) transitions.change(loginFailed(sent, authErrorMessage(error, authTexts.logout)));
      }
    },

    backToLogin() {
      const state = store.get();
      if (state.step === 'otp') transitions.change(backToFirst(state));
    },
    clearError() {
      const state = store.get();
      if (state.error !== null) store.set({ ...state, error: null });
    },
    checkSession,
    expire: () => transitions.expire(true, adopt),
  };
}

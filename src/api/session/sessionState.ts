import type { User } from '#src/api/types/session.ts';

/** A message on the sign-in screen that is not an error of its form. */
export interface SessionNotice {
  readonly intent: 'info' | 'warning';
  readonly text: string;
}

interface Idle {
  readonly loading: false;
  /** Error of the last request, shown above the form. */
  readonly error: string | null;
  readonly notice: SessionNotice | null;
}

/** A request of the form is in flight. */
interface Waiting {
  readonly loading: true;
  readonly error: null;
  readonly notice: null;
}

/** The sign-in form; `email` is its prefilled email, '' for none. */
type SignInForm = { readonly email: string } & (Idle | Waiting);

interface NoUser {
  readonly user: null;
  readonly confirmed: false;
  readonly unreachable: null;
  /** The user whose session expired in this tab: only this user gets the unsent input back. */
  readonly expiredUserId: string | null;
}

/** First step of the sign-in: email and password. */
export type LoginState = { readonly step: 'login'; readonly back: null } & NoUser & SignInForm;

/** Second step: the one-time code that was sent to `email`. */
export type OtpState = {
  readonly step: 'otp';
  /** The state that Back returns to; `authenticated` for a user without a portal who signs in with another account. */
  readonly back: LoginState | AuthenticatedState;
} & NoUser &
  SignInForm;

interface Confirmed {
  readonly confirmed: true;
  readonly unreachable: null;
}

interface Unconfirmed {
  /** The server has not confirmed the user since the page was loaded: nothing private is rendered. */
  readonly confirmed: false;
  /** Why the server could not confirm the user (offers Retry, is not a sign-out); null while it is being asked. */
  readonly unreachable: string | null;
}

/**
 * Signed in. The form is here too: a user whose roles open no portal sees it and may sign in with another account
 * (product.md "Routes").
 */
export type AuthenticatedState = {
  readonly step: 'authenticated';
  readonly user: User;
  readonly expiredUserId: null;
  readonly back: null;
} & (Confirmed | Unconfirmed) &
  SignInForm;

/** Between the first 401 and `/login`: the session is over, and its screen stays visible under the overlay. */
export interface ExpiredState extends Confirmed, Idle {
  readonly step: 'expired';
  readonly user: User;
  readonly expiredUserId: string;
  readonly email: '';
  readonly error: null;
  readonly notice: null;
  readonly back: null;
}

/**
 * The session by step (spec section 4, product.md "Session"). Every step has every field, so that a change of step
 * leaves nothing of the previous step in the store.
 */
export type SessionState = LoginState | OtpState | AuthenticatedState | ExpiredState;

const idle = { loading: false, error: null, notice: null } as const;
const emptyForm = { ...idle, email: '' } as const;

const signedOut: LoginState & Idle = {
  step: 'login',
  user: null,
  confirmed: false,
  unreachable: null,
  expiredUserId: null,
  back: null,
  ...emptyForm,
};

/** Signed out: the first step of the sign-in. */
export function signedOutState(
  patch: Partial<Pick<LoginState & Idle, 'email' | 'error' | 'notice' | 'expiredUserId'>> = {},
): LoginState {
  return { ...signedOut, ...patch };
}

/** Signed in provisionally: the server has not confirmed the user, or could not, for the reason `unreachable`. */
export function unconfirmedState(user: User, unreachable: string | null = null): AuthenticatedState {
  return { ...signedOut, step: 'authenticated', user, unreachable, expiredUserId: null };
}

/** The start (spec section 4): a stored user is signed in provisionally; without one, the login. */
export function startState(stored: User | null): LoginState | AuthenticatedState {
  return stored ? unconfirmedState(stored) : signedOut;
}

/** Signed in as a user that the server has just returned. */
export function signedInState(user: User): AuthenticatedState {
  return { ...signedOut, step: 'authenticated', user, confirmed: true, expiredUserId: null };
}

/** A request of the first step is in flight, for this email. */
export function loginSent(
  state: LoginState | AuthenticatedState,
  email: string,
): LoginState | AuthenticatedState {
  return { ...state, email, loading: true, error: null, notice: null };
}

/** The request of the first step failed. */
export function loginFailed(
  state: LoginState | AuthenticatedState,
  error: string,
): LoginState | AuthenticatedState {
  return { ...state, ...idle, error };
}

/** The other session of the entered email was ended; the email is forgotten (spec section 8). */
export function otherEnded(
  state: LoginState | AuthenticatedState,
  notice: SessionNotice,
): LoginState | AuthenticatedState {
  return { ...state, ...emptyForm, notice };
}

/** The password was right and the code is sent: the second step. */
export function codeSent(state: LoginState | AuthenticatedState): OtpState {
  const { email, expiredUserId } = state;
  return { ...signedOut, step: 'otp', email, expiredUserId, back: { ...state, ...idle } };
}

/** The entered code is being verified. */
export function verifySent(state: OtpState): OtpState {
  return { ...state, loading: true, error: null, notice: null };
}

/** The code was refused: it can be entered again. */
export function verifyFailed(state: OtpState, error: string): OtpState {
  return { ...state, ...idle, error };
}

/** The code was right but the user could not be read: back to the first step with the error (spec section 4). */
export function userFailed({ email, expiredUserId }: OtpState, error: string): LoginState {
  return signedOutState({ email, expiredUserId, error });
}

/** The session is over: under the overlay where its screen was rendered, else directly at the login. */
export function expiredState(state: AuthenticatedState): ExpiredState | LoginState {
  const expiredUserId = state.user.id;
  if (!state.confirmed) return signedOutState({ expiredUserId });
  return { ...signedOut, step: 'expired', user: state.user, confirmed: true, expiredUserId, ...emptyForm };
}

/** The user who is signed in, also during the second step of a sign-in with another account. */
export function currentUser(state: SessionState): User | null {
  return state.step === 'otp' ? state.back.user : state.user;
}

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

/** Who is signed in in this browser, and since when, ms since 1970: it is stored, and tells two sessions of one user apart. */
export interface SignIn {
  readonly user: User;
  readonly since: number;
}

interface NoUser {
  readonly user: null;
  readonly since: 0;
  readonly confirmed: false;
  readonly unreachable: null;
  /** The user whose session expired in this tab: only this user gets the unsent input back. */
  readonly expiredUserId: string | null;
}

/** First step of the sign-in: email and password. */
export type LoginState = { readonly step: 'login' } & NoUser & SignInForm;

/** Second step: the one-time code that was sent to `email`. */
export type OtpState = { readonly step: 'otp' } & NoUser & SignInForm;

/** There is no form of the sign-in. */
interface NoForm extends Idle {
  readonly email: '';
  readonly error: null;
  readonly notice: null;
}

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

/** Signed in. */
export type AuthenticatedState = {
  readonly step: 'authenticated';
  readonly expiredUserId: null;
} & SignIn &
  (Confirmed | Unconfirmed) &
  NoForm;

/** Between the first 401 and `/login`: the session is over, and its screen stays visible under the overlay. */
export interface ExpiredState extends SignIn, Confirmed, NoForm {
  readonly step: 'expired';
  readonly expiredUserId: string;
}

/**
 * The session by step (spec section 4, product.md "Session"). Every step has every field, so that a change of step
 * leaves nothing of the previous step in the store.
 */
export type SessionState = LoginState | OtpState | AuthenticatedState | ExpiredState;

const idle = { loading: false, error: null, notice: null } as const;
const noForm = { ...idle, email: '' } as const;

const signedOut: LoginState & Idle = {
  step: 'login',
  user: null,
  since: 0,
  confirmed: false,
  unreachable: null,
  expiredUserId: null,
  ...noForm,
};

/** Signed out: the first step of the sign-in. */
export function signedOutState(
  patch: Partial<Pick<LoginState & Idle, 'email' | 'error' | 'notice' | 'expiredUserId'>> = {},
): LoginState {
  return { ...signedOut, ...patch };
}

/** Signed in provisionally: the server has not confirmed the user, or could not, for the reason `unreachable`. */
export function unconfirmedState(
  user: User,
  unreachable: string | null = null,
  since = 0,
): AuthenticatedState {
  return { ...signedOut, ...noForm, step: 'authenticated', user, since, unreachable, expiredUserId: null };
}

/** The start (spec section 4): a stored user is signed in provisionally; without one, the login. */
export function startState(stored: SignIn | null): LoginState | AuthenticatedState {
  return stored ? unconfirmedState(stored.user, null, stored.since) : signedOut;
}

/** Signed in as a user that the server has just returned. */
export function signedInState(user: User, since = Date.now()): AuthenticatedState {
  return { ...unconfirmedState(user, null, since), confirmed: true, unreachable: null };
}

/** A request of the first step is in flight, for this email. */
export function loginSent(state: LoginState, email: string): LoginState {
  return { ...state, email, loading: true, error: null, notice: null };
}

/** The request of the first step failed. */
export function loginFailed(state: LoginState, error: string): LoginState {
  return { ...state, ...idle, error };
}

/** The other session of the entered email was ended; the email is forgotten (spec section 8). */
export function otherEnded(state: LoginState, notice: SessionNotice): LoginState {
  return { ...state, ...noForm, notice };
}

/** The password was right and the code is sent: the second step. */
export function codeSent(state: LoginState): OtpState {
  return { ...state, ...idle, step: 'otp' };
}

/** The entered code is being verified. */
export function verifySent(state: OtpState): OtpState {
  return { ...state, loading: true, error: null, notice: null };
}

/** The code was refused: it can be entered again. */
export function verifyFailed(state: OtpState, error: string): OtpState {
  return { ...state, ...idle, error };
}

/** From the second step back to the first: by the user, or with the error of a user that could not be read (spec section 4). */
export function backToFirst(state: OtpState, error: string | null = null): LoginState {
  return { ...state, ...idle, step: 'login', error };
}

/** The session is over: under the overlay where its screen was rendered, else directly at the login. */
export function expiredState(state: AuthenticatedState): ExpiredState | LoginState {
  const expiredUserId = state.user.id;
  return state.confirmed ? { ...state, step: 'expired', expiredUserId } : signedOutState({ expiredUserId });
}

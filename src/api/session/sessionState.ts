import type { SessionStep, User } from '#src/api/types/session.ts';

/** Something that is said on the sign-in screen and is no error of its form. */
export interface SessionNotice {
  readonly intent: 'info' | 'warning';
  readonly text: string;
}

/** Who is signed in and where the way there stands (spec section 4, product.md "Session"). */
export interface SessionState {
  readonly step: SessionStep;
  /** Kept while `expired`, so that the screen under the veil stays as it was. */
  readonly user: User | null;
  /** Whether the server has confirmed the user since the page was loaded; before that nothing private is drawn. */
  readonly confirmed: boolean;
  /** Why the session could not be confirmed at the start (with Retry, no logout); null while all is well. */
  readonly unreachable: string | null;
  /** The email of the sign-in under way; fills the first step again after the second. */
  readonly email: string;
  readonly loading: boolean;
  /** Stands above the form. */
  readonly error: string | null;
  readonly notice: SessionNotice | null;
  /** Whose session expired in this tab: unsent input waits for that person and nobody else. */
  readonly expiredUserId: string | null;
}

const signedOut: SessionState = {
  step: 'login',
  user: null,
  confirmed: false,
  unreachable: null,
  email: '',
  loading: false,
  error: null,
  notice: null,
  expiredUserId: null,
};

/** Nobody is signed in. */
export function signedOutState(patch: Partial<SessionState> = {}): SessionState {
  return { ...signedOut, ...patch };
}

/** The start (spec section 4): a stored user is provisionally signed in, anything else means login. */
export function startState(stored: User | null): SessionState {
  return stored ? { ...signedOut, step: 'authenticated', user: stored } : signedOut;
}

/** Signed in with a user that the server has just given. */
export function signedInState(user: User): SessionState {
  return { ...signedOut, step: 'authenticated', user, confirmed: true };
}

/** A sign-in, a code or a foreign sign-out is on its way. */
export function waiting(state: SessionState, email: string): SessionState {
  return { ...state, email, loading: true, error: null, notice: null };
}

/** The form stays where it is and says why. */
export function rejected(state: SessionState, error: string): SessionState {
  return { ...state, loading: false, error };
}

/** The password was right: the code is next. */
export function codeSent(state: SessionState): SessionState {
  return { ...state, step: 'otp', loading: false, error: null };
}

/** The code was right but nobody could be fetched: back to the first step with the error (spec section 4). */
export function userFailed(state: SessionState, error: string): SessionState {
  return { ...signedOut, email: state.email, error, expiredUserId: state.expiredUserId };
}

/** Back to the first step; the email stays (product.md "Edit Email/Password"). */
export function backAtLogin(state: SessionState): SessionState {
  return { ...state, step: 'login', loading: false, error: null };
}

/** Whether there is a session that can expire: signed in, with a user (product.md "Session"). */
export function canExpire(state: SessionState): state is SessionState & { readonly user: User } {
  return state.step === 'authenticated' && state.user !== null;
}

/**
 * The session is over. A screen that was never drawn needs no farewell: without a confirmed user the way leads
 * to the login at once, else to the veil.
 */
export function expiredState(state: SessionState): SessionState {
  const over = { ...signedOut, expiredUserId: state.user?.id ?? null };
  return state.confirmed ? { ...over, step: 'expired', user: state.user, confirmed: true } : over;
}

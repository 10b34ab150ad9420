import { decodeMessage, isRecord, type Json, ShapeError } from '#src/api/decode/decode.ts';
import { decodeUser } from '#src/api/decode/decodeUser.ts';
import { endpoints } from '#src/api/http/endpoints.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { http } from '#src/api/http/http.ts';
import type { User } from '#src/api/types/session.ts';

/** Defaults of spec section 8, for when the server said nothing. */
export const authTexts = {
  login: 'Login failed',
  verify: 'OTP verification failed',
  user: 'Failed to fetch user',
  logout: 'Logout failed',
  invalid: 'Invalid server response',
} as const;

/** What the sign-in screens say: the answer's `error` first, then its `message`, then the default (section 8). */
export function authText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.serverError ?? error.serverMessage ?? fallback;
}

/** Like `authText` for the two forms, where an answer that cannot be read has words of its own (section 8). */
export function signInText(error: unknown, fallback: string): string {
  return authText(error, error instanceof ApiError && error.code === 'shape' ? authTexts.invalid : fallback);
}

/** A verify answer must hold data (spec section 7); `success: false` has already become an error in `http.ts`. */
function decodeData(body: Json): null {
  if (!isRecord(body)) throw new ShapeError('No data in the answer');
  if ('data' in body && body.data === null) throw new ShapeError('No data in the answer');
  return null;
}

/** The session's calls (spec section 7). Their 401s belong to the screens, `check`'s and `user`'s do not. */
export const auth = {
  login: (email: string, password: string): Promise<unknown> =>
    http.post(endpoints.login, { email, password }, decodeMessage, { ownUnauthorized: true }),
  verify: (email: string, otp: string): Promise<null> =>
    http.post(endpoints.verifyOtp, { email, otp }, decodeData, { ownUnauthorized: true }),
  user: (): Promise<User> => http.get(endpoints.user, decodeUser),
  /** Ends the session of this email, wherever it is; outlives the page, so that closing a tab still signs out. */
  logout: (email: string): Promise<unknown> =>
    http.post(endpoints.logout, { email }, decodeMessage, { ownUnauthorized: true, keepalive: true }),
  check: (signal: AbortSignal): Promise<User> => http.get(endpoints.session, decodeUser, { signal }),
};

/** The calls a session needs; `auth` is the real one. */
export type Auth = typeof auth;

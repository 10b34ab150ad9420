import { decodeMessage, isRecord, type Json, ShapeError } from '#src/api/decode/decode.ts';
import { decodeUser } from '#src/api/decode/decodeUser.ts';
import { endpoints } from '#src/api/http/endpoints.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { http } from '#src/api/http/http.ts';
import type { User } from '#src/api/types/session.ts';

/** Default messages of spec section 8, for answers without one. */
export const authTexts = {
  login: 'Login failed',
  verify: 'OTP verification failed',
  user: 'Failed to fetch user',
  logout: 'Logout failed',
  invalid: 'Invalid server response',
} as const;

/** The message on the sign-in screens: the response's `error`, else what it says, else the default (section 8). */
export function authErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.serverError ?? error.said ?? (error.code === 'intercepted' ? error.message : fallback);
}

/** Like `authErrorMessage`, for the two forms: a response of the wrong shape has a message of its own there (section 8). */
export function signInErrorMessage(error: unknown, fallback: string): string {
  return authErrorMessage(
    error,
    error instanceof ApiError && error.code === 'shape' ? authTexts.invalid : fallback,
  );
}

/** A verify answer must have data (spec section 7); `http.ts` has already thrown for `success: false`. */
function decodeData(body: Json): null {
  if (!isRecord(body) || Object.keys(body).length === 0) throw new ShapeError('No data in the answer');
  if ('data' in body && body.data === null) throw new ShapeError('No data in the answer');
  return null;
}

/** The session's requests (spec section 7). A 401 is an error of the screen, except for `check` and `user`. */
export const auth = {
  login: (email: string, password: string): Promise<unknown> =>
    http.post(endpoints.login, { email, password }, decodeMessage, { handlesUnauthorized: true }),
  verify: (email: string, otp: string): Promise<null> =>
    http.post(endpoints.verifyOtp, { email, otp }, decodeData, { handlesUnauthorized: true }),
  user: (): Promise<User> => http.get(endpoints.user, decodeUser),
  /** Ends the session of this email on any device; continues when the page is closed, so that the sign-out is sent. */
  logout: (email: string): Promise<unknown> =>
    http.post(endpoints.logout, { email }, decodeMessage, { handlesUnauthorized: true, keepalive: true }),
  check: (signal: AbortSignal): Promise<User> => http.get(endpoints.session, decodeUser, { signal }),
};

/** The session's requests as a type: tests bring fakes of `auth`. */
export type Auth = typeof auth;

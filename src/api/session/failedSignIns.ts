import { email as emailKind } from '#src/lib/values/email.ts';
import { meaningOf } from '#src/lib/values/kind.ts';

/** A sign-in of this tab that failed. */
export interface FailedSignIn {
  readonly email: string;
  /** What was sent: the password, or the one-time code. */
  readonly step: 'login' | 'otp';
  /** The message above the form. */
  readonly message: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** More are not kept. */
const MOST = 50;

let kept: readonly FailedSignIn[] = [];

/** The failed sign-ins of this tab since the last session began, in memory only. */
export const failedSignIns = {
  /** Keeps one whose email is an address: people type passwords into that field. */
  add(failed: FailedSignIn): void {
    if (meaningOf(emailKind, failed.email) !== null) kept = [...kept, failed].slice(-MOST);
  },
  /** Those of an account that is signed in now, the oldest first; those of others are dropped. */
  take(email: string): readonly FailedSignIn[] {
    const own = emailKind.plain(email);
    const taken = kept.filter((failed) => emailKind.plain(failed.email) === own);
    kept = [];
    return taken;
  },
};

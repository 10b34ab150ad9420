import type { SessionStep, User } from '#src/api/types/session.ts';
import { hasRole } from '#src/lib/paths.ts';

/** What the guard reads of the session. */
export interface GuardedSession {
  readonly step: SessionStep;
  readonly user: User | null;
  readonly confirmed: boolean;
  readonly unreachable: string | null;
}

/** What a guarded page shows. */
export type GuardAnswer = 'signed-out' | 'unreachable' | 'checking' | 'wrong-role' | 'allowed';

/**
 * Who may see a page (section 6): nobody without a user, nobody before the server has confirmed the session
 * (product.md "Session"), then any of `roles`, or every role when none are named. An expired session keeps its
 * screen until the way to `/login` is taken.
 */
export function guard(session: GuardedSession, roles?: readonly string[]): GuardAnswer {
  const { user, step } = session;
  if (!user || (step !== 'authenticated' && step !== 'expired')) return 'signed-out';
  if (!session.confirmed) return session.unreachable === null ? 'checking' : 'unreachable';
  if (roles && !hasRole(user.roles, roles)) return 'wrong-role';
  return 'allowed';
}

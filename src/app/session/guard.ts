import type { SessionState } from '#src/api/session/sessionState.ts';
import { hasRole } from '#src/lib/paths.ts';

/** The guard's verdict on a page. */
export type GuardAnswer = 'signed-out' | 'unreachable' | 'checking' | 'wrong-role' | 'allowed';

/**
 * Whether a page may be shown (section 6): only to a signed-in user, only after the server has confirmed the session
 * (product.md "Session"), and only with one of `roles`; without `roles`, with any role. An expired session keeps its
 * screen until the redirect to `/login`.
 */
export function guard(session: SessionState, roles?: readonly string[]): GuardAnswer {
  if (session.user === null) return 'signed-out';
  if (!session.confirmed) return session.unreachable === null ? 'checking' : 'unreachable';
  if (roles && !hasRole(session.user.roles, roles)) return 'wrong-role';
  return 'allowed';
}

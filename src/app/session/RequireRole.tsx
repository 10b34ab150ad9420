import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '#src/api/session/session.ts';
import type { SessionState } from '#src/api/session/sessionState.ts';
import { ErrorPanel } from '#src/components/ErrorPanel/ErrorPanel.tsx';
import { focusStart } from '#src/components/focusStart.ts';
import { hasRole, paths } from '#src/lib/paths.ts';

interface SessionPendingProps {
  /** Why the session could not be confirmed; null while the request is in flight. */
  readonly unreachable: string | null;
  onRetry: () => void;
}

const Centre = styled.div`
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px;
`;

/**
 * Placeholder of a guarded page until the session is confirmed: shows nothing private (product.md "Session"). After a
 * failure, the error panel stays during the next try, so that its button keeps the focus.
 */
function SessionPending({ unreachable, onRetry }: SessionPendingProps) {
  const [reason, setReason] = useState(unreachable);
  if (unreachable !== null && unreachable !== reason) setReason(unreachable);
  const busy = unreachable === null;
  if (reason === null) return <Centre aria-busy="true" />;
  return (
    <Centre as="main">
      <ErrorPanel
        title="Your session could not be checked"
        message={`${reason.replace(/\.?$/u, '.')} You are still signed in; nothing was lost.`}
        busy={busy}
        // The changed label is announced, and so is the panel when its old text returns.
        retryLabel={busy ? 'Retrying...' : 'Retry'}
        onRetry={onRetry}
      />
    </Centre>
  );
}

/** The guard's verdict on a page. */
type GuardAnswer = 'signed-out' | 'unreachable' | 'checking' | 'wrong-role' | 'allowed';

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

export interface RequireRoleProps {
  /** Roles that may see the page; by default every signed-in user may (section 6). */
  readonly roles?: readonly string[];
  readonly children: ReactNode;
}

/** History state of the redirect to the sign-in page. */
export interface RequestedPageState {
  /** The requested page: path, query and hash. */
  readonly from?: string;
  /** The user whose session expired on that page; other users are not returned to it. */
  readonly userId?: string;
}

/**
 * The guard of section 6. While signed out it redirects to `/login`, with the requested page unless the user has just
 * signed out; with the wrong role, to `/unauthorized`. It renders its children only after the server has confirmed the
 * session.
 */
export function RequireRole({ roles, children }: RequireRoleProps) {
  const answer = useSession((session) => guard(session, roles));
  const user = useSession((session) => session.user);
  const expiredUserId = useSession((session) => session.expiredUserId);
  const unreachable = useSession((session) => session.unreachable);
  const retry = useSession((session) => session.checkSession);
  const { pathname, search, hash } = useLocation();
  const [wasInside, setWasInside] = useState(false);
  if (answer === 'allowed' && !wasInside) setWasInside(true);
  const retried = useRef(false);

  useEffect(() => {
    if (answer !== 'allowed' || !retried.current) return;
    // Retry was removed with the focus: move it to the page, as after a navigation.
    retried.current = false;
    focusStart(document.querySelector('main'))?.focus({ preventScroll: true });
  }, [answer]);

  function onRetry() {
    retried.current = true;
    void retry();
  }

  switch (answer) {
    case 'allowed':
      // The key remounts the page when another user signs in in another tab: no state of the first user remains.
      return <Fragment key={user?.id}>{children}</Fragment>;
    case 'signed-out': {
      const signedOut = wasInside && expiredUserId === null;
      const from = pathname + search + hash;
      const state: RequestedPageState = signedOut
        ? {}
        : { from, ...(expiredUserId && { userId: expiredUserId }) };
      return <Navigate to={paths.login} replace state={state} />;
    }
    case 'wrong-role':
      return <Navigate to={paths.unauthorized} replace />;
    default:
      return <SessionPending unreachable={unreachable} onRetry={onRetry} />;
  }
}

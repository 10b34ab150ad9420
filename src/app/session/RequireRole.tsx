import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#src/api/session/session.ts';
import { focusStart } from '#src/lib/focusStart.ts';
import { paths } from '#src/lib/paths.ts';
import { guard } from './guard.ts';
import { SessionPending } from './SessionPending.tsx';

export interface RequireRoleProps {
  /** Any of these may see the page; left out, every signed-in person may (section 6). */
  readonly roles?: readonly string[];
  readonly children: ReactNode;
}

/** Where the sign-in page finds the page that was asked for. */
export interface AskedState {
  readonly from?: string;
  /** Whose session expired there; nobody else is led back to it. */
  readonly userId?: string;
}

/**
 * The guard of section 6. Signed out leads to `/login`, which remembers the asked page unless the person left by
 * signing out; the wrong role leads to `/unauthorized`. Nothing inside is drawn before the server has answered.
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
    // The button that was pressed is gone; the page begins as after a change of place.
    retried.current = false;
    focusStart(document.querySelector('main'))?.focus({ preventScroll: true });
  }, [answer]);

  function onRetry() {
    retried.current = true;
    void retry();
  }

  switch (answer) {
    case 'allowed':
      // Another user in another tab: nothing of the first one's screens may live on.
      return <Fragment key={user?.id}>{children}</Fragment>;
    case 'signed-out': {
      const signedOut = wasInside && expiredUserId === null;
      const from = pathname + search + hash;
      const state: AskedState = signedOut ? {} : { from, ...(expiredUserId && { userId: expiredUserId }) };
      return <Navigate to={paths.login} replace state={state} />;
    }
    case 'wrong-role':
      return <Navigate to={paths.unauthorized} replace />;
    default:
      return <SessionPending unreachable={unreachable} onRetry={onRetry} />;
  }
}

import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#src/api/session/session.ts';
import { preloadAfterSignIn } from '#src/app/routes/preload.ts';
import { LoginContainer } from '#src/features/auth/LoginContainer.tsx';
import { allowedReturn, homeOf } from '#src/lib/paths.ts';

/**
 * The requested page in the history state, as `RequireRole` stored it. After an expiry, only the user of the expired
 * session returns to it.
 */
function requestedPage(state: unknown, userId: string | undefined): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const otherUser = userId !== undefined && 'userId' in state && state.userId !== userId;
  return typeof state.from === 'string' && !otherUser ? state.from : null;
}

/** The sign-in page; redirects a signed-in user to the requested page, else to the home page (product.md "Routes"). */
export function LoginRoute() {
  const user = useSession((session) => (session.step === 'authenticated' ? session.user : null));
  const requested = requestedPage(useLocation().state, user?.id);

  useEffect(preloadAfterSignIn, []);

  const target = user ? (allowedReturn(requested, user.roles) ?? homeOf(user.roles)) : null;
  return target === null ? <LoginContainer /> : <Navigate to={target} replace />;
}

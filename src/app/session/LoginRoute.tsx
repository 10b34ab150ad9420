import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#src/api/session/session.ts';
import { preloadAfterSignIn } from '#src/app/routes/preload.ts';
import { LoginContainer } from '#src/features/auth/LoginContainer.tsx';
import { allowedReturn, homeOf } from '#src/lib/paths.ts';

/** The asked page of the history's state, as `RequireRole` left it; for nobody but whose session expired there. */
function askedPage(state: unknown, userId: string | undefined): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const stranger = userId !== undefined && 'userId' in state && state.userId !== userId;
  return typeof state.from === 'string' && !stranger ? state.from : null;
}

/** The sign-in page; a signed-in person goes to the page that was asked for, else home (product.md "Routes"). */
export function LoginRoute() {
  const user = useSession((session) => (session.step === 'authenticated' ? session.user : null));
  const asked = askedPage(useLocation().state, user?.id);

  useEffect(() => preloadAfterSignIn(asked), [asked]);

  const target = user ? (allowedReturn(asked, user.roles) ?? homeOf(user.roles)) : null;
  return target === null ? <LoginContainer /> : <Navigate to={target} replace />;
}

import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#src/api/session.ts';
import { LoginContainer } from '#src/features/auth/LoginContainer.tsx';
import { allowedReturn, homeOf } from '#src/lib/paths.ts';
import { preloadAfterSignIn } from './preload.ts';

function askedPage(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** The sign-in page; a signed-in person goes to the page that was asked for, else home (product.md "Routes"). */
export function LoginRoute() {
  const user = useSession((session) => (session.step === 'authenticated' ? session.user : null));
  const asked = askedPage(useLocation().state);

  useEffect(() => preloadAfterSignIn(asked), [asked]);

  const target = user ? (allowedReturn(asked, user.roles) ?? homeOf(user.roles)) : null;
  return target === null ? <LoginContainer /> : <Navigate to={target} replace />;
}

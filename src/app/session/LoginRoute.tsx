import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#src/api/session/session.ts';
import { shell } from '#src/app/routes/lazyScreens.ts';
import { preload } from '#src/components/loadAhead.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { LoginContainer } from '#src/features/auth/LoginContainer.tsx';
import { whenIdle } from '#src/lib/idle.ts';
import { allowedReturn, homeOf, isRefused } from '#src/lib/paths.ts';

/**
 * Loads the shell once the user types in the sign-in form: a visit that does not sign in does not load it. The page
 * that opens after the sign-in is not preloaded: it depends on the role, and a role must load no page of another one.
 * Returns a function that stops waiting for input.
 */
function preloadAfterSignIn(): () => void {
  const typed = () => void whenIdle(() => preload(shell));
  document.addEventListener('input', typed, { once: true });
  return () => document.removeEventListener('input', typed);
}

/**
 * The requested page in the history state, as `RequireRole` stored it. After an expiry, only the user of the expired
 * session returns to it.
 */
function requestedPage(state: unknown, userId: string | undefined): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const otherUser = userId !== undefined && 'userId' in state && state.userId !== userId;
  return typeof state.from === 'string' && !otherUser ? state.from : null;
}

/** Said on the dashboard to which a link of a portal that the account does not open has led. */
const OTHER_PORTAL =
  'The page you asked for belongs to another portal, which your account does not open. This is your dashboard.';

/** The sign-in page; redirects a signed-in user to the requested page, else to the home page (product.md "Routes"). */
export function LoginRoute() {
  const user = useSession((session) => (session.step === 'authenticated' ? session.user : null));
  const requested = requestedPage(useLocation().state, user?.id);

  useEffect(preloadAfterSignIn, []);

  const home = user ? homeOf(user.roles) : null;
  const target = user ? (allowedReturn(requested, user.roles) ?? home) : null;
  const refused = home !== null && requested !== null && isRefused(requested, user?.roles ?? []);
  useEffect(() => {
    if (refused) toast.info(OTHER_PORTAL);
  }, [refused]);
  return target === null ? <LoginContainer /> : <Navigate to={target} replace />;
}

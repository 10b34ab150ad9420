import { useEffect } from 'react';
import { useSession } from '#src/api/session/session.ts';
import type { SessionState } from '#src/api/session/sessionState.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
import { NoPortalScreen } from './NoPortalScreen.tsx';

const COOKIES_BLOCKED = 'This browser blocks cookies. Allow them for this site to sign in.';
const EXPIRED = 'Your session has expired. What you typed is kept.';

/** The message above both forms. That a session has expired is said until a sign-in, also after a refused one. */
function noticeOf({ notice, expiredUserId }: SessionState): LoginScreenProps['status']['notice'] {
  if (!navigator.cookieEnabled) return { intent: 'warning', text: COOKIES_BLOCKED };
  return notice ?? (expiredUserId === null ? null : { intent: 'info', text: EXPIRED });
}

/** Props of the sign-in screen from the session. Clears the error of an earlier visit on mount (spec section 2). */
function useLogin(): LoginScreenProps {
  const session = useSession((state) => state);
  const { step, clearError } = session;

  useEffect(() => clearError(), [clearError]);

  return {
    step: step === 'otp' ? 'otp' : 'login',
    email: session.email,
    status: {
      loading: session.loading,
      error: session.error,
      notice: noticeOf(session),
    },
    actions: {
      onLogin: ({ email, password }) => void session.login(email, password),
      onLogoutOther: (email) => void session.logoutOtherSession(email),
      onVerify: (code) => void session.verifyOtp(code),
      onRefused: clearError,
      onBack: session.backToLogin,
    },
  };
}

/** The two steps of the sign-in. */
function Login() {
  return <LoginScreen {...useLogin()} />;
}

/** The sign-in page wired to the session. The route redirects a signed-in account that has a portal. */
export function LoginContainer() {
  const user = useSession((session) => session.user);
  const logout = useSession((session) => session.logout);
  return user ? <NoPortalScreen email={user.email} onLogOut={() => void logout()} /> : <Login />;
}

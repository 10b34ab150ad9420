import { useEffect } from 'react';
import { useSession } from '#src/api/session/session.ts';
import type { SessionState } from '#src/api/session/sessionState.ts';
import { homeOf } from '#src/lib/paths.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

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
  const { step, user, clearError } = session;

  useEffect(() => clearError(), [clearError]);

  return {
    step: step === 'otp' ? 'otp' : 'login',
    email: session.email,
    status: {
      loading: session.loading,
      error: session.error,
      notice: noticeOf(session),
    },
    withoutPortal: step !== 'expired' && user && homeOf(user.roles) === null ? user.email : null,
    actions: {
      onLogin: ({ email, password }) => void session.login(email, password),
      onLogoutOther: (email) => void session.logoutOtherSession(email),
      onVerify: (code) => void session.verifyOtp(code),
      onRefused: clearError,
      onBack: session.backToLogin,
      onLogOut: () => void session.logout(),
    },
  };
}

/** The sign-in page wired to the session. The route redirects after sign-in. */
export function LoginContainer() {
  return <LoginScreen {...useLogin()} />;
}

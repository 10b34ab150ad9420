import { LoginScreen } from './LoginScreen.tsx';
import { useLogin } from './useLogin.ts';

/** The sign-in page wired to the session. The route redirects after sign-in. */
export function LoginContainer() {
  return <LoginScreen {...useLogin()} />;
}

import { LoginScreen } from './LoginScreen.tsx';
import { useLogin } from './useLogin.ts';

/** The sign-in page on the session. Where a signed-in person goes from here is the route's business. */
export function LoginContainer() {
  return <LoginScreen {...useLogin()} />;
}

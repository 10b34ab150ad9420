import { fn } from 'storybook/test';
import type { LoginScreenProps } from '#src/features/auth/LoginScreen.tsx';

export const idle: LoginScreenProps['status'] = { loading: false, error: null, notice: null };

/** The first step of the sign-in of this email. */
export const loginArgs = (email = ''): LoginScreenProps => ({
  step: 'login',
  email,
  status: idle,
  actions: {
    onLogin: fn(),
    onLogoutOther: fn(),
    onVerify: fn(),
    onRefused: fn(),
    onBack: fn(),
  },
});

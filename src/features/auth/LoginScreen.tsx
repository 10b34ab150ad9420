import { useId } from 'react';
import { BrandCard } from '#src/components/BrandCard/BrandCard.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginValues } from './loginValues.ts';
import { OtpForm } from './OtpForm.tsx';

export interface LoginScreenProps {
  /** The form to show (spec section 2). */
  readonly step: 'login' | 'otp';
  /** The email entered in the first step. */
  readonly email: string;
  readonly status: {
    readonly loading: boolean;
    /** The server's error, above the form. */
    readonly error: string | null;
    /** A message about an earlier event, such as a sign-out that did not reach the server. */
    readonly notice: { readonly intent: 'info' | 'warning'; readonly text: string } | null;
  };
  readonly actions: {
    onLogin: (values: LoginValues) => void;
    onLogoutOther: (email: string) => void;
    onVerify: (code: string) => void;
    /** Validation failed, so nothing was sent. */
    onRefused: () => void;
    onBack: () => void;
  };
}

/** The sign-in page with its two steps (spec section 2). */
export function LoginScreen({ step, email, status, actions }: LoginScreenProps) {
  const { loading, error } = status;
  const sentId = useId();
  const notice = status.notice && <Note intent={status.notice.intent}>{status.notice.text}</Note>;
  if (step === 'otp') {
    const subtitle = (
      <span id={sentId}>
        OTP sent to <b>{email}</b>
      </span>
    );
    return (
      <BrandCard title="Verify OTP" subtitle={subtitle}>
        {notice}
        <OtpForm
          describedBy={sentId}
          loading={loading}
          error={error}
          onVerify={actions.onVerify}
          onRefused={actions.onRefused}
          onBack={actions.onBack}
        />
      </BrandCard>
    );
  }
  return (
    <BrandCard title="Login">
      {notice}
      <LoginForm
        email={email}
        loading={loading}
        error={error}
        onLogin={actions.onLogin}
        onRefused={actions.onRefused}
        onLogoutOther={actions.onLogoutOther}
      />
    </BrandCard>
  );
}

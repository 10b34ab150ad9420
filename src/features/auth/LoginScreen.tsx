import { BrandCard } from '#src/components/BrandCard/BrandCard.tsx';
import { Button } from '#src/components/Button/Button.tsx';
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
  /** Email of a signed-in user whose roles have no portal (product.md "Routes"). */
  readonly withoutPortal: string | null;
  readonly actions: {
    onLogin: (values: LoginValues) => void;
    onLogoutOther: (email: string) => void;
    onVerify: (code: string) => void;
    /** Validation failed, so nothing was sent. */
    onRefused: () => void;
    onBack: () => void;
    onLogOut: () => void;
  };
}

/** The sign-in page with its two steps (spec section 2). */
export function LoginScreen({ step, email, status, withoutPortal, actions }: LoginScreenProps) {
  const { loading, error } = status;
  const notice = status.notice && <Note intent={status.notice.intent}>{status.notice.text}</Note>;
  if (step === 'otp') {
    const subtitle = (
      <>
        OTP sent to <b>{email}</b>
      </>
    );
    return (
      <BrandCard title="Verify OTP" subtitle={subtitle}>
        {notice}
        <OtpForm
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
      {withoutPortal === null ? null : (
        <>
          <Note intent="warning">
            You are signed in as {withoutPortal}, but this account has no portal here.
          </Note>
          <Button onClick={() => actions.onLogOut()}>Log Out</Button>
        </>
      )}
      {notice}
      <LoginForm
        // Log Out removes its own button: the form mounts again and takes the focus.
        key={withoutPortal}
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

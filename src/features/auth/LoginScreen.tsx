import { Button } from '#src/components/Button/Button.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { LoginCard } from './LoginCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginValues } from './loginValues.ts';
import { OtpForm } from './OtpForm.tsx';

export interface LoginScreenProps {
  /** Which of the two forms is shown (spec section 2). */
  readonly step: 'login' | 'otp';
  /** The email entered in the first step. */
  readonly email: string;
  readonly status: {
    readonly loading: boolean;
    /** The server's error, above the form. */
    readonly error: string | null;
    /** What happened before the screen opened, such as a sign-out that the server did not take. */
    readonly notice: { readonly intent: 'info' | 'warning'; readonly text: string } | null;
  };
  /** Email of somebody who is signed in but whose role has no portal (product.md "Routes"). */
  readonly withoutPortal: string | null;
  readonly actions: {
    onLogin(values: LoginValues): void;
    onLogoutOther(email: string): void;
    onVerify(code: string): void;
    /** What was entered was not sent, because a field is wrong. */
    onRefused(): void;
    onBack(): void;
    onLogOut(): void;
  };
}

/** The sign-in page with its two steps (spec section 2). */
export function LoginScreen({ step, email, status, withoutPortal, actions }: LoginScreenProps) {
  const { loading, error, notice } = status;
  if (step === 'otp') {
    const subtitle = (
      <>
        OTP sent to <b>{email}</b>
      </>
    );
    return (
      <LoginCard title="Verify OTP" subtitle={subtitle}>
        <OtpForm
          loading={loading}
          error={error}
          onVerify={actions.onVerify}
          onRefused={actions.onRefused}
          onBack={actions.onBack}
        />
      </LoginCard>
    );
  }
  return (
    <LoginCard title="Login">
      {withoutPortal === null ? null : (
        <>
          <Note intent="warning">
            You are signed in as {withoutPortal}, but this account has no portal here.
          </Note>
          <Button onClick={() => actions.onLogOut()}>Log Out</Button>
        </>
      )}
      {notice === null ? null : <Note intent={notice.intent}>{notice.text}</Note>}
      <LoginForm
        // Logging out takes its button away: the form begins anew and with the focus.
        key={withoutPortal}
        email={email}
        loading={loading}
        error={error}
        onLogin={actions.onLogin}
        onRefused={actions.onRefused}
        onLogoutOther={actions.onLogoutOther}
      />
    </LoginCard>
  );
}

import { Formik } from 'formik';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Form } from '#src/components/FormField/Form.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { keptOnBlur } from '#src/components/FormField/keptOnBlur.ts';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { PasswordInput } from '#src/components/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { email as emailKind } from '#src/lib/values/email.ts';
import { kept } from '#src/lib/values/kind.ts';
import { validateLogin } from './loadRules.ts';
import type { LoginValues } from './loginValues.ts';

/** Only this server error shows "Logout from other session" (spec section 8). */
export const SESSION_ACTIVE = 'Session is already active. Please logout first.';

export interface LoginFormProps {
  /** Initial value of the email field: the email of the last attempt. */
  readonly email: string;
  readonly loading: boolean;
  readonly error: string | null;
  onLogin: (values: LoginValues) => void;
  /** Validation failed: nothing was sent, and the error of the last attempt is out of date. */
  onRefused: () => void;
  /** Ends the other session of the email in the field. */
  onLogoutOther: (email: string) => void;
}

/** The form of both steps, laid out as a column. */
export const FormColumn = styled(Form)`
  display: grid;
  gap: ${theme.space[4]};
`;

/** First step: email and password, with the messages of spec section 5. */
export function LoginForm({ email, loading, error, onLogin, onRefused, onLogoutOther }: LoginFormProps) {
  const first = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    first.current?.focus();
  }, []);

  function logoutOther(other: string) {
    onLogoutOther(other);
    // The pressed button disappears with the error; Login is the next step.
    submit.current?.focus();
  }

  return (
    <Formik
      initialValues={{ email, password: '' }}
      validate={validateLogin}
      onSubmit={(values) => onLogin({ ...values, email: kept(emailKind, values.email) })}
    >
      {({ values }) => (
        <FormColumn onRefused={onRefused}>
          {error === null ? null : (
            <Note intent="danger">
              <span>{error}</span>
              {error === SESSION_ACTIVE ? (
                <LinkButton disabled={loading} onClick={() => logoutOther(kept(emailKind, values.email))}>
                  Logout from other session
                </LinkButton>
              ) : null}
            </Note>
          )}
          <FormField name="email" label="Email">
            {(control) => (
              <TextInput
                {...control}
                {...keptOnBlur(control, emailKind)}
                ref={first}
                type="email"
                size="large"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FormField>
          <FormField name="password" label="Password">
            {(control) => <PasswordInput {...control} size="large" autoComplete="current-password" />}
          </FormField>
          <Button ref={submit} type="submit" fill="solid" size="large" busy={loading}>
            {loading ? 'Logging in...' : 'Login'}
          </Button>
        </FormColumn>
      )}
    </Formik>
  );
}

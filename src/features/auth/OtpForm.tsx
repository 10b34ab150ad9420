import { Formik } from 'formik';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { keptOnBlur } from '#src/components/FormField/keptOnBlur.ts';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { Note } from '#src/components/Note/Note.tsx';
import { OtpInput } from '#src/components/OtpInput/OtpInput.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { code } from '#src/lib/values/code.ts';
import { kept } from '#src/lib/values/kind.ts';
import { FormColumn } from './LoginForm.tsx';
import { validateCode } from './loadRules.ts';

export interface OtpFormProps {
  readonly loading: boolean;
  readonly error: string | null;
  /** Id of the sentence that says where the code is. */
  readonly describedBy: string;
  onVerify: (code: string) => void;
  /** Validation failed: nothing was sent, and the error of the last attempt is out of date. */
  onRefused: () => void;
  /** Back to the first step. */
  onBack: () => void;
}

const BackLink = styled(LinkButton)`
  justify-self: center;
  font: ${theme.font.table} ${theme.font.family};
  ${media.narrow} {
    min-block-size: ${theme.layout.touch};
    /* The touch target extends into the gap above and the padding below, so that the layout shows one line. */
    margin-block: -10px;
  }
`;

/** Second step: the one-time code. It is one field and never submits automatically (product.md "Sign-in"). */
export function OtpForm({ loading, error, describedBy, onVerify, onRefused, onBack }: OtpFormProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
  }, []);

  // A refused code is typed again: the next character replaces it.
  useEffect(() => {
    if (loading || error === null) return;
    input.current?.focus();
    input.current?.select();
  }, [loading, error]);

  return (
    <Formik
      initialValues={{ otp: '' }}
      validate={validateCode}
      onSubmit={({ otp }) => onVerify(kept(code, otp))}
    >
      <FormColumn onRefused={onRefused}>
        {error === null ? null : <Note intent="danger">{error}</Note>}
        <FormField name="otp" label="Enter OTP">
          {(control) => (
            <OtpInput
              {...control}
              {...keptOnBlur(control, code)}
              ref={input}
              required
              aria-describedby={describedBy}
            />
          )}
        </FormField>
        <Button type="submit" fill="solid" size="large" busy={loading}>
          {loading ? 'Verifying...' : 'Verify OTP'}
        </Button>
        <BackLink disabled={loading} onClick={() => onBack()}>
          Edit Email/Password
        </BackLink>
      </FormColumn>
    </Formik>
  );
}

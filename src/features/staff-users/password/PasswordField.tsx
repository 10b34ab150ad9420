import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { inputOf } from '#src/features/shared/form/table/RecordFields.tsx';
import { staffUserKind } from '../staffUser.ts';
import { PASSWORD_MASK } from './passwordMask.ts';

export interface PasswordFieldProps {
  hidden: boolean;
  /** Generates another password. */
  newPassword: () => string;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  > span:first-child {
    flex: 1 1 18ch;
    ${media.narrow} {
      flex-basis: 100%;
    }
  }
  input {
    font-family: ${theme.font.mono};
    ${media.print} {
      -webkit-text-security: disc;
    }
  }
`;

/** A generated, read-only password (spec section 5). It is masked by another text: for `type="password"` the browser would offer to save it. */
export function PasswordField({ hidden, newPassword }: PasswordFieldProps) {
  return (
    <FormField {...inputOf('password', staffUserKind.fields.password)}>
      {(control) => (
        <Row>
          <TextInput
            {...control}
            value={hidden ? PASSWORD_MASK : control.value}
            readOnly
            autoComplete="off"
            spellCheck={false}
          />
          <Button icon={<RefreshCw />} onClick={() => control.onValueChange(newPassword())}>
            Regenerate
          </Button>
          <CopyButton labelled label="Copy" text={control.value} />
        </Row>
      )}
    </FormField>
  );
}

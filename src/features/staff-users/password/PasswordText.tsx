import styled from 'styled-components';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { theme } from '#src/components/theme/theme.ts';
import { PASSWORD_MASK } from './passwordMask.ts';

export interface PasswordTextProps {
  password: string;
  hidden: boolean;
}

/** Not selectable: text that is selected over rows and copied has no password in it. Copy takes it. */
const Letters = styled.span`
  display: inline-block;
  font-family: ${theme.font.mono};
  /* What is beside it is in one line with that of the next row, masked or not. */
  min-inline-size: 12ch;
  overflow-wrap: anywhere;
  user-select: none;
`;

/** A password in letters of one width, or masked: then it is not in the document at all. */
export function PasswordText({ password, hidden }: PasswordTextProps) {
  if (!hidden) return <Letters dir="ltr">{password}</Letters>;
  return (
    <>
      <Letters aria-hidden="true">{PASSWORD_MASK}</Letters>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  );
}

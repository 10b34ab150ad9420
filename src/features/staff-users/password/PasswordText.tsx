import styled from 'styled-components';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { media, theme } from '#src/components/theme/theme.ts';
import { PASSWORD_MASK } from './passwordMask.ts';

export interface PasswordTextProps {
  password: string;
  hidden: boolean;
}

/** Not selectable, so that text copied from several rows contains no password. The button Copy copies it. */
const Letters = styled.span`
  display: inline-block;
  font-family: ${theme.font.mono};
  /* Aligns the buttons of all rows, whether masked or not. */
  min-inline-size: 12ch;
  overflow-wrap: anywhere;
  user-select: none;
  /* Paper gets the mask. */
  ${media.print} {
    > span {
      display: none;
    }
    &:has(> span)::after {
      content: '${PASSWORD_MASK}';
    }
  }
`;

/** A password in a monospaced font. A masked password is not in the document. */
export function PasswordText({ password, hidden }: PasswordTextProps) {
  if (!hidden) {
    return (
      <Letters dir="ltr">
        <span>{password}</span>
      </Letters>
    );
  }
  return (
    <>
      <Letters aria-hidden="true">{PASSWORD_MASK}</Letters>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  );
}

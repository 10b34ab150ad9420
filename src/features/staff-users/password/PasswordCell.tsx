import styled from 'styled-components';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';
import { PasswordText } from './PasswordText.tsx';

export interface PasswordCellProps {
  user: StaffUser;
  hidden: boolean;
  tabIndex: 0 | -1;
}

const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  ${media.narrow} {
    /* A finger's height in the line of a card, whose own height is fixed. */
    margin-block: -11px;
  }
`;

/** A password in the table, with Copy. */
export function PasswordCell({ user: { id, name, password }, hidden, tabIndex }: PasswordCellProps) {
  return (
    <Cell>
      <PasswordText password={password} hidden={hidden} />
      {/* A row of the table may take over another record: what was copied of one is not said of the next. */}
      <CopyButton key={id} label={`Copy password of ${toShown(name)}`} text={password} tabIndex={tabIndex} />
    </Cell>
  );
}

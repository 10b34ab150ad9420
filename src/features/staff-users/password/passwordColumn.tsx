import styled from 'styled-components';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { CopyButton } from '#src/components/CopyButton/CopyButton.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import { PASSWORD_LENGTH } from '#src/lib/password.ts';
import { toShown } from '#src/lib/text.ts';
import { PasswordText } from './PasswordText.tsx';

interface PasswordCellProps {
  user: StaffUser;
  hidden: boolean;
  tabIndex: 0 | -1;
}

const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  ${media.narrow} {
    /* A touch target in a line of a card, whose height is fixed. */
    margin-block: -11px;
  }
`;

/** A password in the table, with Copy. */
function PasswordCell({ user: { id, name, password }, hidden, tabIndex }: PasswordCellProps) {
  return (
    <Cell>
      <PasswordText password={password} hidden={hidden} />
      {/* With a key, because the table reuses rows: "Copied" must not stay for another record. */}
      <CopyButton key={id} label={`Copy password of ${toShown(name)}`} text={password} tabIndex={tabIndex} />
    </Cell>
  );
}

/** The column of passwords, all shown or all masked. Only its cells show them: they are never searched, sorted, copied or exported. */
export function passwordColumn(hidden: boolean): ListColumn<StaffUser, never> {
  return {
    id: 'password',
    header: 'Password',
    text: () => '',
    confidential: true,
    cell: (user, tabIndex) => <PasswordCell user={user} hidden={hidden} tabIndex={tabIndex} />,
    // Of wide letters, with the button Copy.
    ch: PASSWORD_LENGTH * 1.4 + 4,
  };
}

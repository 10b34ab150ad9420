import styled from 'styled-components';
import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { theme } from '#src/components/theme/theme.ts';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent } from '#src/lib/labels.ts';
import { toShown } from '#src/lib/text.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding: 8px 12px;
    font: ${theme.font.table} ${theme.font.family};
  }
  > li + li {
    border-block-start: 1px solid ${theme.border.subtle};
  }
  > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.text.muted};
  }
`;

/** Sub-users to read: name, role, email and status. */
export function SubUserList({ subUsers }: { subUsers: readonly SupportSubUser[] }) {
  return (
    <List>
      {subUsers.map(({ id, name, role, email, status }) => (
        <li key={id}>
          <div>
            {toShown(name)}
            <p>
              {toShown(role)} · {toShown(email)}
            </p>
          </div>
          {statusValue(status, activeIntent(status === 'Active'))}
        </li>
      ))}
    </List>
  );
}

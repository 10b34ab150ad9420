import styled from 'styled-components';
import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { theme } from '#src/components/theme/theme.ts';
import { Rows } from '#src/features/shared/Rows.ts';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent } from '#src/lib/labels.ts';
import { toShown } from '#src/lib/text.ts';

const List = styled(Rows)`
  > li {
    justify-content: space-between;
  }
  p {
    color: ${theme.text.muted};
  }
`;

/** Sub-users to read: name, role, email and status. */
export function SubUserList({ subUsers }: { subUsers: readonly SupportSubUser[] }) {
  return (
    <List data-framed="">
      {subUsers.map(({ id, name, role, email, status }) => (
        <li key={id}>
          <div>
            {toShown(name)}
            <p>
              {toShown(role)} · {toShown(email)}
            </p>
          </div>
          {statusValue({ label: status, intent: activeIntent(status === 'Active') })}
        </li>
      ))}
    </List>
  );
}

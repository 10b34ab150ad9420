import type { StaffUser } from '#src/api/types/staffUser.ts';
import { secretColumn } from '#src/features/shared/list/describe/columns.tsx';
import { PasswordCell } from './PasswordCell.tsx';

/** The column of passwords, all shown or all masked. */
export function passwordColumn(hidden: boolean) {
  return secretColumn<StaffUser>({
    id: 'password',
    header: 'Password',
    cell: (user, tabIndex) => <PasswordCell user={user} hidden={hidden} tabIndex={tabIndex} />,
    width: 164,
    minWidth: 164,
    card: 'line',
  });
}

import type { StaffUser } from '#src/api/types/staffUser.ts';
import { secretColumn } from '#src/features/shared/list/describe/columns.tsx';
import { PASSWORD_LENGTH } from '#src/lib/password.ts';
import { PasswordCell } from './PasswordCell.tsx';

/** The column of passwords, all shown or all masked. */
export function passwordColumn(hidden: boolean) {
  return secretColumn<StaffUser>({
    id: 'password',
    header: 'Password',
    cell: (user, tabIndex) => <PasswordCell user={user} hidden={hidden} tabIndex={tabIndex} />,
    whole: true,
    sample: 'M'.repeat(PASSWORD_LENGTH),
    // The button Copy.
    room: 32,
  });
}

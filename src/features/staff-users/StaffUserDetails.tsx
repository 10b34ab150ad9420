import type { StaffUser } from '#src/api/types/staffUser.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { emailValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent } from '#src/lib/labels.ts';
import { PasswordFact } from './password/PasswordFact.tsx';

export interface StaffUserDetailsProps {
  user: StaffUser;
  /** Whether the passwords of the list are masked. */
  passwordsHidden: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** Shows the facts of a staff user (spec section 2). */
export function StaffUserDetails({ user, passwordsHidden, onEdit, onClose }: StaffUserDetailsProps) {
  const { name, email, mobile, password, role, status } = user;
  const groups = [
    {
      title: 'Contact',
      facts: [
        { label: 'Email', value: emailValue(email) },
        { label: 'Phone Number', value: mobile },
      ],
    },
    {
      title: 'Account',
      facts: [
        { label: 'Role', value: role },
        { label: 'Password', value: <PasswordFact password={password} masked={passwordsHidden} /> },
      ],
    },
  ];
  return (
    <DetailsDialog
      title="User Details"
      head={{ name, avatar: {}, status: statusValue(status, activeIntent(status === 'Active')) }}
      groups={groups}
      onEdit={onEdit}
      onClose={onClose}
    />
  );
}

import type { StaffUser } from '#src/api/types/staffUser.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { emailValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent } from '#src/lib/labels.ts';
import { PasswordFact } from './password/PasswordFact.tsx';

export interface StaffUserDetailsProps {
  user: StaffUser;
  onClose: () => void;
}

/** Shows the facts of a staff user (spec section 2). */
export function StaffUserDetails({ user, onClose }: StaffUserDetailsProps) {
  const { name, email, mobile, password, role, status } = user;
  const facts = [
    { label: 'Name', value: name },
    { label: 'Email', value: emailValue(email) },
    { label: 'Phone Number', value: mobile },
    { label: 'Password', value: <PasswordFact password={password} /> },
    { label: 'Role', value: role },
    { label: 'Status', value: statusValue(status, activeIntent(status === 'Active')) },
  ];
  return <DetailsDialog title="User Details" facts={facts} onClose={onClose} />;
}

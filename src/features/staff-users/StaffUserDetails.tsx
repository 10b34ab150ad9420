import type { StaffUser } from '#src/api/types/staffUser.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { factsOf } from '#src/features/shared/record/factsOf.ts';
import { idValue, phoneValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { PasswordFact } from './password/PasswordFact.tsx';
import { staffUserKind } from './staffUser.ts';

export interface StaffUserDetailsProps {
  record: StaffUser;
  /** Whether the passwords of the list are masked. */
  passwordsHidden: boolean;
  open: (dialog: 'edit', user: StaffUser) => void;
  onClose: () => void;
}

/** Shows the facts of a staff user (spec section 2). */
export function StaffUserDetails(props: StaffUserDetailsProps) {
  const { record: user, passwordsHidden, open, onClose } = props;
  const { name, mobile, password } = user;
  const groups = [
    {
      title: 'Contact',
      facts: [
        ...factsOf(staffUserKind.fields, user, ['email']),
        { label: 'Phone Number', value: phoneValue(mobile) },
      ],
    },
    {
      title: 'Account',
      facts: [
        ...factsOf(staffUserKind.fields, user, ['role']),
        { label: 'ID', value: idValue(user.id) },
        {
          label: staffUserKind.fields.password.label,
          // Hide passwords masks it too, also after its own button.
          value: <PasswordFact key={String(passwordsHidden)} password={password} masked={passwordsHidden} />,
        },
      ],
    },
  ];
  return (
    <DetailsDialog
      title="User Details"
      head={{ name, avatar: {}, status: statusValue(staffUserKind.statusOf(user)) }}
      groups={groups}
      of={{ kind: 'staff-users', record: user }}
      onEdit={() => open('edit', user)}
      onClose={onClose}
    />
  );
}

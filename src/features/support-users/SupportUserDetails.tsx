import type { SupportUser } from '#src/api/types/support/user.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import {
  dateValue,
  emailValue,
  idValue,
  phoneValue,
  statusValue,
} from '#src/features/shared/record/factValues.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { SubUserList } from './sub-users/SubUserList.tsx';
import { supportUserKind } from './supportUser.ts';
import { hasSubUsers } from './supportUserList.ts';

export interface SupportUserDetailsProps {
  record: SupportUser;
  /** On narrow screens the list has no link to the sub-users. */
  open: (dialog: 'sub-users', user: SupportUser) => void;
  onClose: () => void;
}

/** The read-only details of a user, with the sub-users of a developer user (spec section 2). */
export function SupportUserDetails({ record: user, open, onClose }: SupportUserDetailsProps) {
  const { id, name, email, mobile, role, lastLogin, subUsers } = user;
  const title = `Sub-Users (${formatNumber(subUsers.length)})`;
  const groups = [
    {
      title: 'Contact',
      facts: [
        { label: 'Email', value: emailValue(email) },
        { label: 'Mobile', value: phoneValue(mobile) },
      ],
    },
    {
      title: 'Account',
      facts: [
        { label: 'Role', value: role },
        { label: 'User ID', value: idValue(id) },
        { label: 'Last Login', value: dateValue(lastLogin) },
      ],
    },
  ];
  return (
    <DetailsDialog
      title="User Details"
      head={{
        name,
        avatar: {},
        status: statusValue(supportUserKind.statusOf(user)),
      }}
      groups={groups}
      of={{ kind: 'support-users', record: user }}
      actions={hasSubUsers(user) ? <Button onClick={() => open('sub-users', user)}>{title}</Button> : null}
      onClose={onClose}
    >
      {hasSubUsers(user) ? (
        <DialogSection title={title}>
          {subUsers.length === 0 ? 'No sub-users found' : <SubUserList subUsers={subUsers} />}
        </DialogSection>
      ) : null}
    </DetailsDialog>
  );
}

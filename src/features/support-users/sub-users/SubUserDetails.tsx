import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { emailValue, statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent } from '#src/lib/labels.ts';

export interface SubUserDetailsProps {
  subUser: SupportSubUser;
  onClose: () => void;
}

/** A sub-user to read. */
export function SubUserDetails({ subUser, onClose }: SubUserDetailsProps) {
  const { name, role, email, status } = subUser;
  return (
    <DetailsDialog
      title="Sub-User Details"
      head={{ name, avatar: {}, status: statusValue(status, activeIntent(status === 'Active')) }}
      groups={[
        {
          facts: [
            { label: 'Role', value: role },
            { label: 'Email', value: emailValue(email) },
          ],
        },
      ]}
      onClose={onClose}
    />
  );
}

import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { DetailsDialog } from '#src/features/shared/record/DetailsDialog.tsx';
import { factsOf } from '#src/features/shared/record/factsOf.ts';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { activeIntent } from '#src/lib/labels.ts';
import { subUserFields } from './subUserFields.ts';

export interface SubUserDetailsProps {
  record: SupportSubUser;
  onClose: () => void;
}

/** A sub-user to read. */
export function SubUserDetails({ record: subUser, onClose }: SubUserDetailsProps) {
  const { name, status } = subUser;
  return (
    <DetailsDialog
      title="Sub-User Details"
      head={{
        name,
        avatar: {},
        status: statusValue({ label: status, intent: activeIntent(status === 'Active') }),
      }}
      groups={[{ facts: factsOf(subUserFields, subUser, ['role', 'email']) }]}
      onClose={onClose}
    />
  );
}

import type { FormResource } from '#src/api/results/resource.ts';
import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { type SubUserValues, subUserFields } from './subUserFields.ts';

export interface SubUserFormProps {
  record: SupportSubUser;
  resource: FormResource<SupportSubUser, SubUserValues>;
  onClose: () => void;
}

/** Edits a sub-user in this tab (spec sections 2 and 4). */
export function SubUserForm({ record, resource, onClose }: SubUserFormProps) {
  return (
    <RecordFormDialog
      noun="Sub-User"
      record={record}
      resource={resource}
      fields={subUserFields}
      onClose={onClose}
    />
  );
}

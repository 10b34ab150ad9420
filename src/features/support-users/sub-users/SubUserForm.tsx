import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { RecordFields } from '#src/features/shared/form/table/RecordFields.tsx';
import { type SubUserValues, subUserFields } from './subUserFields.ts';

export interface SubUserFormProps {
  subUser: SupportSubUser;
  /** Resolves with the refusal, or null when saved. Never rejects. */
  onSave: (values: SubUserValues) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/** Edits a sub-user in this tab (spec sections 2 and 4). */
export function SubUserForm({ subUser, onSave, onClose }: SubUserFormProps) {
  return (
    <RecordFormDialog
      noun="Sub-User"
      record={subUser}
      fields={subUserFields}
      onSave={(values) => onSave(values)}
      onClose={onClose}
    >
      <FieldGrid>
        <RecordFields fields={subUserFields} names={['name', 'role', 'email', 'status']} />
      </FieldGrid>
    </RecordFormDialog>
  );
}

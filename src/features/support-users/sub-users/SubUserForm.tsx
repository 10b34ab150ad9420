import type { SupportSubUser } from '#src/api/types/support/user.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { SelectField, TextField } from '#src/features/shared/form/fields.tsx';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { supportUserList } from '../supportUserList.ts';
import { type SubUserValues, subUserNames, subUserSchema, subUserValues } from './subUserForm.ts';

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
      valuesOf={(now) => subUserValues(now ?? subUser)}
      names={subUserNames}
      schema={subUserSchema}
      onSave={(values) => onSave(values)}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="name" label="Name" required />
        <TextField name="role" label="Role" required />
        <TextField name="email" label="Email" type="email" required />
        <SelectField name="status" label="Status" options={supportUserList.filters.status.choices} required />
      </FieldGrid>
    </RecordFormDialog>
  );
}

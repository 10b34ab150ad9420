import { useState } from 'react';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { SelectField, TextField } from '#src/features/shared/form/fields.tsx';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { PasswordField } from './password/PasswordField.tsx';
import { type StaffUserValues, staffUserSchema, staffUserValues } from './staffUserForm.ts';
import { staffUserList } from './staffUserList.ts';

export interface StaffUserFormProps {
  /** The user to edit; null to add a new one. */
  user: StaffUser | null;
  passwordsHidden: boolean;
  /** Generates a password, for a new user and for Regenerate. */
  newPassword: () => string;
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (values: StaffUserValues) => Promise<SaveProblem | null>;
  onClose: () => void;
}

const { role, status } = staffUserList.filters;

/** Add or edit a staff user (spec sections 2 and 5). */
export function StaffUserForm(props: StaffUserFormProps) {
  const { user, passwordsHidden, newPassword, onSave, onClose } = props;
  const [firstPassword] = useState(newPassword);
  return (
    <RecordFormDialog
      noun="User"
      record={user}
      valuesOf={(opened) => staffUserValues(opened, firstPassword)}
      schema={staffUserSchema}
      confidential={['password']}
      onSave={(values) => onSave(values)}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="name" label="Name" required wide />
        <TextField name="email" label="Email" type="email" required />
        <TextField name="mobile" label="Mobile" type="tel" required />
        <PasswordField hidden={passwordsHidden} newPassword={newPassword} />
        <SelectField name="role" label="Role" options={role.choices} />
        <SelectField name="status" label="Status" options={status.choices} />
      </FieldGrid>
    </RecordFormDialog>
  );
}

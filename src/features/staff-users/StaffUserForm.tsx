import { useState } from 'react';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { SelectField, TextField } from '#src/features/shared/form/fields.tsx';
import { RecordFormDialog, type RecordFormProps } from '#src/features/shared/form/RecordFormDialog.tsx';
import { PasswordField } from './password/PasswordField.tsx';
import { type StaffUserValues, staffUserNames, staffUserSchema, staffUserValues } from './staffUserForm.ts';
import { staffUserList } from './staffUserList.ts';

export interface StaffUserFormProps extends RecordFormProps<StaffUser, StaffUserValues> {
  /** The user to edit; null to add a new one. */
  user: StaffUser | null;
  passwordsHidden: boolean;
  /** Generates a password, for a new user and for Regenerate. */
  newPassword: () => string;
}

const { role, status } = staffUserList.filters;

/** Add or edit a staff user (spec sections 2 and 5). */
export function StaffUserForm(props: StaffUserFormProps) {
  const { user, passwordsHidden, newPassword, ...form } = props;
  const [firstPassword] = useState(newPassword);
  return (
    <RecordFormDialog
      {...form}
      noun="User"
      record={user}
      valuesOf={(opened) => staffUserValues(opened, firstPassword)}
      names={staffUserNames(passwordsHidden)}
      schema={staffUserSchema}
      confidential={['password']}
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

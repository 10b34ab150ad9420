import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { Note } from '#src/components/Note/Note.tsx';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { SameNumberNotes } from '#src/features/shared/records/SameNumberNotes.tsx';
import { assignedText } from '#src/features/shared/staff/colleague.ts';
import { PasswordField } from './password/PasswordField.tsx';
import { PASSWORD_MASK } from './password/passwordMask.ts';
import { type StaffUserValues, staffUserKind } from './staffUser.ts';

export interface StaffUserFormProps {
  /** The user to edit; null to add a new one. */
  record: StaffUser | null;
  resource: ChangedResource<StaffUser, StaffUserValues>;
  onClose: () => void;
  passwordsHidden: boolean;
  /** Generates a password, for a new user and for Regenerate. */
  newPassword: () => string;
  /** How many open tickets a staff user has. */
  assigned: (id: string) => number;
}

/** Says how many open tickets the user has, who is set to Inactive. */
function LeavingNote({ count }: { count: number }) {
  const { status } = useFormikContext<StaffUserValues>().values;
  const note = assignedText(count, 1);
  return note !== null && status === 'Inactive' ? <Note intent="info">{note}</Note> : null;
}

/** Add or edit a staff user (spec sections 2 and 5). */
export function StaffUserForm(props: StaffUserFormProps) {
  const { record, resource, passwordsHidden, newPassword, assigned, onClose } = props;
  const [firstPassword] = useState(newPassword);
  const password = {
    ...staffUserKind.fields.password,
    initial: firstPassword,
    ...(passwordsHidden && { mask: PASSWORD_MASK }),
  };
  return (
    <RecordFormDialog
      record={record}
      resource={resource}
      fields={{ ...staffUserKind.fields, password }}
      inputs={{ password: <PasswordField hidden={passwordsHidden} newPassword={newPassword} /> }}
      notes={{
        '': (
          <>
            <SameNumberNotes kind={staffUserKind} record={record} />
            {record && record.status === 'Active' ? <LeavingNote count={assigned(record.id)} /> : null}
          </>
        ),
      }}
      onClose={onClose}
    />
  );
}

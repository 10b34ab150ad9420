import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { StaffUserValues } from './staffUserForm.ts';
import type { staffUserList } from './staffUserList.ts';

const form = lazyDialog(async () => (await import('./StaffUserForm.tsx')).StaffUserForm);
const details = lazyDialog(async () => (await import('./StaffUserDetails.tsx')).StaffUserDetails);

/** Loads the code of a dialog when its button is hovered or focused. */
export const preloads = {
  add: form.preload,
  edit: form.preload,
  details: details.preload,
  delete: recordDialogs.delete.preload,
};

export interface StaffUserDialogsProps extends OpenedOf<typeof staffUserList> {
  passwordsHidden: boolean;
  newPassword: () => string;
  /** Saves a new staff user (null) or an existing one. */
  onSave: (user: StaffUser | null, values: StaffUserValues) => Promise<SaveProblem | null>;
  onDelete: (user: StaffUser) => void;
}

/** The opened dialog of the list. */
export function StaffUserDialogs({
  dialog,
  passwordsHidden,
  newPassword,
  onSave,
  onDelete,
  ...common
}: StaffUserDialogsProps) {
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="User" />;
    case 'add':
    case 'edit': {
      const user = recordOf(dialog);
      return (
        <form.Dialog
          {...common}
          key={user?.id}
          user={user}
          passwordsHidden={passwordsHidden}
          newPassword={newPassword}
          onSave={(values) => onSave(user, values)}
        />
      );
    }
    case 'details':
      return <details.Dialog {...common} key={dialog.row.id} user={dialog.row} />;
    case 'delete': {
      const { row } = dialog;
      return (
        <recordDialogs.delete.Dialog
          {...common}
          noun="user"
          name={row.name}
          irreversible={false}
          onConfirm={() => onDelete(row)}
        />
      );
    }
  }
}

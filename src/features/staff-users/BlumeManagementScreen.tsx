import { Eye, EyeOff } from 'lucide-react';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { Button } from '#src/components/Button/Button.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { formDialog, recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import type { StaffUserValues } from './staffUserFields.ts';
import { maskedStaffUserList, staffUserList } from './staffUserList.ts';

/** What the dialogs get besides the staff user. */
export interface StaffUserDialogProps {
  passwordsHidden: boolean;
  newPassword: () => string;
  /** Saves a new staff user (null) or an existing one. */
  onSave: (user: StaffUser | null, values: StaffUserValues) => Promise<SaveProblem | null>;
  onEdit: (user: StaffUser) => void;
}

export interface BlumeManagementScreenProps {
  list: StateOf<typeof staffUserList>;
  /** Masks or shows all passwords of the screen. */
  onHidePasswords: (hidden: boolean) => void;
  dialogs: StaffUserDialogProps;
}

const form = formDialog(
  lazyDialog(async () => (await import('./StaffUserForm.tsx')).StaffUserForm),
  (user: StaffUser | null, { onSave, onEdit: _, ...more }: StaffUserDialogProps) => ({
    user,
    ...more,
    onSave: (values) => onSave(user, values),
  }),
);

const dialogs: DialogsOf<typeof staffUserList, StaffUserDialogProps> = {
  add: form,
  edit: form,
  details: recordDialog(
    lazyDialog(async () => (await import('./StaffUserDetails.tsx')).StaffUserDetails),
    (user, { passwordsHidden, onEdit }) => ({ user, passwordsHidden, onEdit: () => onEdit(user) }),
  ),
};

const actions = [rowActions.view, rowActions.edit, rowActions.delete];

/** Blume Management, the list of staff users (spec section 2), on sample data. */
export function BlumeManagementScreen(props: BlumeManagementScreenProps) {
  const { list, onHidePasswords } = props;
  const { passwordsHidden } = props.dialogs;
  const { selection, exporting } = list;
  return (
    <ListPage
      description={passwordsHidden ? maskedStaffUserList : staffUserList}
      list={list}
      add="Add User"
      rowActions={actions}
      actions={
        <>
          <Button
            icon={passwordsHidden ? <Eye /> : <EyeOff />}
            onClick={() => onHidePasswords(!passwordsHidden)}
          >
            {passwordsHidden ? 'Show passwords' : 'Hide passwords'}
          </Button>
          <ExportMenu selected={selection.selected.size} exporting={exporting} />
        </>
      }
      badge={<SampleBadge />}
      dialogs={dialogs}
      dialogProps={props.dialogs}
    />
  );
}

import { Eye, EyeOff } from 'lucide-react';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import type { StaffUserValues } from './staffUser.ts';
import { maskedStaffUserList, staffUserList } from './staffUserList.ts';

/** What the dialogs get besides the staff user. */
export interface StaffUserDialogProps {
  resource: ChangedResource<StaffUser, StaffUserValues>;
  passwordsHidden: boolean;
  newPassword: () => string;
  /** How many open tickets a staff user has. */
  assigned: (id: string) => number;
}

export interface BlumeManagementScreenProps {
  list: StateOf<typeof staffUserList>;
  /** Masks or shows all passwords of the screen. */
  onHidePasswords: (hidden: boolean) => void;
  dialogs: StaffUserDialogProps;
}

const form = lazyDialog(async () => (await import('./StaffUserForm.tsx')).StaffUserForm);

const dialogs: DialogsOf<typeof staffUserList, StaffUserDialogProps> = {
  add: form,
  edit: form,
  details: lazyDialog(async () => (await import('./StaffUserDetails.tsx')).StaffUserDetails),
};

const actions = [rowActions.view, rowActions.edit, rowActions.delete];

/** Blume Management, the list of staff users (spec section 2), on sample data. */
export function BlumeManagementScreen(props: BlumeManagementScreenProps) {
  const { list, onHidePasswords } = props;
  const { passwordsHidden } = props.dialogs;
  const { selection, files } = list;
  return (
    <ListPage
      description={passwordsHidden ? maskedStaffUserList : staffUserList}
      list={list}
      rowActions={actions}
      actions={
        <>
          <Button
            icon={passwordsHidden ? <Eye /> : <EyeOff />}
            onClick={() => onHidePasswords(!passwordsHidden)}
          >
            {passwordsHidden ? 'Show passwords' : 'Hide passwords'}
          </Button>
          <ExportMenu selected={selection.selected.size} exporting={files} />
        </>
      }
      badge={<SampleBadge />}
      dialogs={dialogs}
      dialogProps={props.dialogs}
    />
  );
}

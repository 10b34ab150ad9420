import { Eye, EyeOff } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { preloads, StaffUserDialogs, type StaffUserDialogsProps } from './StaffUserDialogs.tsx';
import { maskedStaffUserList, staffUserList } from './staffUserList.ts';

export interface BlumeManagementScreenProps {
  list: StateOf<typeof staffUserList>;
  /** Masks or shows all passwords of the screen. */
  onHidePasswords: (hidden: boolean) => void;
  dialogs: StaffUserDialogsProps;
}

const actions = [rowActions.view, rowActions.edit, rowActions.delete];

/** Blume Management, the list of staff users (spec section 2), on sample data. */
export function BlumeManagementScreen({ list, onHidePasswords, dialogs }: BlumeManagementScreenProps) {
  const { passwordsHidden } = dialogs;
  const { selection, exporting } = list;
  return (
    <ListPage
      description={passwordsHidden ? maskedStaffUserList : staffUserList}
      list={list}
      preloads={preloads}
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
          <ExportMenu
            selected={selection.selected.size}
            disabled={!exporting.exportable}
            onExport={exporting.onExport}
          />
        </>
      }
      badge={<SampleBadge />}
    >
      <StaffUserDialogs {...dialogs} />
    </ListPage>
  );
}

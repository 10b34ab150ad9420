import type { SupportUser } from '#src/api/types/support/user.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { SubUserActions } from './sub-users/SubUserDialogs.tsx';
import { hasSubUsers, type supportUserList } from './supportUserList.ts';

const details = lazyDialog(async () => (await import('./SupportUserDetails.tsx')).SupportUserDetails);
const subUsers = lazyDialog(async () => (await import('./sub-users/SubUsersDialog.tsx')).SubUsersDialog);

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = { details: details.preload, 'sub-users': subUsers.preload };

export interface SupportUserDialogsProps extends OpenedOf<typeof supportUserList>, SubUserActions {
  onSubUsers: (user: SupportUser) => void;
}

/** The dialog that is open over the list. */
export function SupportUserDialogs(props: SupportUserDialogsProps) {
  const { dialog, onSubUsers, onClose, onLoadFailed, ...subUserActions } = props;
  const common = { onClose, onLoadFailed };
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="User" />;
    case 'details':
      return <details.Dialog {...common} user={dialog.row} onSubUsers={onSubUsers} />;
    case 'sub-users':
      // An address can name a user who has no sub-users.
      if (!hasSubUsers(dialog.row))
        return <details.Dialog {...common} user={dialog.row} onSubUsers={onSubUsers} />;
      return <subUsers.Dialog {...common} {...subUserActions} user={dialog.row} />;
  }
}

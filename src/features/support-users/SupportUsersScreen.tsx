import type { SupportUser } from '#src/api/types/support/user.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import type { SubUserActions } from './sub-users/subUserDialogs.ts';
import { hasSubUsers, supportUserList } from './supportUserList.ts';

/** What the dialogs get besides the user. */
export interface SupportUserDialogProps extends SubUserActions {
  onSubUsers: (user: SupportUser) => void;
}

export interface SupportUsersScreenProps {
  list: StateOf<typeof supportUserList>;
  dialogs: SupportUserDialogProps;
}

const details = recordDialog(
  lazyDialog(async () => (await import('./SupportUserDetails.tsx')).SupportUserDetails),
  (user: SupportUser, { onSubUsers }: SupportUserDialogProps) => ({ user, onSubUsers }),
);
const subUsers = recordDialog(
  lazyDialog(async () => (await import('./sub-users/SubUsersDialog.tsx')).SubUsersDialog),
  (user: SupportUser, { onSubUsers: _, ...actions }: SupportUserDialogProps) => ({ user, ...actions }),
);

const dialogs: DialogsOf<typeof supportUserList, SupportUserDialogProps> = {
  details,
  'sub-users': {
    ...subUsers,
    // A URL can name a user who has no sub-users.
    draw: (user, ...rest) => (user && hasSubUsers(user) ? subUsers : details).draw(user, ...rest),
  },
};

const actions = [rowActions.view];

/** User Management of the support portal (spec section 2): read-only but for the sub-users, on sample data. */
export function SupportUsersScreen(props: SupportUsersScreenProps) {
  return (
    <ListPage
      description={supportUserList}
      list={props.list}
      rowActions={actions}
      badge={<SampleBadge />}
      dialogs={dialogs}
      dialogProps={props.dialogs}
      readOnly
    />
  );
}

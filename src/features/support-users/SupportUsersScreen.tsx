import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import type { SubUserActions } from './sub-users/subUserDialogs.tsx';
import { supportUserList } from './supportUserList.ts';

export interface SupportUsersScreenProps {
  list: StateOf<typeof supportUserList>;
  dialogs: SubUserActions;
}

const dialogs: DialogsOf<typeof supportUserList, SubUserActions> = {
  details: lazyDialog(async () => (await import('./SupportUserDetails.tsx')).SupportUserDetails),
  'sub-users': lazyDialog(async () => (await import('./sub-users/SubUsersDialog.tsx')).SubUsersDialog),
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

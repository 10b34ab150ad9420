import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { preloads, SupportUserDialogs, type SupportUserDialogsProps } from './SupportUserDialogs.tsx';
import { supportUserList } from './supportUserList.ts';

export interface SupportUsersScreenProps {
  list: StateOf<typeof supportUserList>;
  dialogs: SupportUserDialogsProps;
}

const actions = [rowActions.view];

/** User Management of the support portal (spec section 2): read-only but for the sub-users, on sample data. */
export function SupportUsersScreen({ list, dialogs }: SupportUsersScreenProps) {
  return (
    <ListPage
      description={supportUserList}
      list={list}
      preloads={preloads}
      rowActions={actions}
      badge={<SampleBadge />}
      readOnly
    >
      <SupportUserDialogs {...dialogs} />
    </ListPage>
  );
}

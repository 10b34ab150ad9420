import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { DeveloperDialogs, type DeveloperDialogsProps, preloads } from './DeveloperDialogs.tsx';
import { developerList } from './developerList.ts';

export interface DeveloperManagementScreenProps {
  list: StateOf<typeof developerList>;
  /** The open dialog and its actions. */
  dialogs: DeveloperDialogsProps;
}

const actions = [rowActions.view, rowActions.edit, rowActions.delete];

/** Developer Management (spec section 2): the developer users of all companies. */
export function DeveloperManagementScreen({ list, dialogs }: DeveloperManagementScreenProps) {
  return (
    <ListPage
      description={developerList}
      list={list}
      preloads={preloads}
      add="Add Developer"
      rowActions={actions}
    >
      <DeveloperDialogs {...dialogs} />
    </ListPage>
  );
}

import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { CompanyDialogs, type CompanyDialogsProps, preloads } from './CompanyDialogs.tsx';
import { companyList } from './companyList.ts';

export interface CompanyManagementScreenProps {
  list: StateOf<typeof companyList>;
  /** The open dialog and its actions. */
  dialogs: CompanyDialogsProps;
}

const actions = [rowActions.view, rowActions.edit, rowActions.subscription, rowActions.delete];

/** Company Management (spec section 2): the developer companies. */
export function CompanyManagementScreen({ list, dialogs }: CompanyManagementScreenProps) {
  return (
    <ListPage
      description={companyList}
      list={list}
      preloads={preloads}
      add="Add New Company"
      rowActions={actions}
    >
      <CompanyDialogs {...dialogs} />
    </ListPage>
  );
}

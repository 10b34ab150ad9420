import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import {
  preloads,
  SupportCompanyDialogs,
  type SupportCompanyDialogsProps,
} from './SupportCompanyDialogs.tsx';
import { supportCompanyList } from './supportCompanyList.tsx';

export interface SupportCompaniesScreenProps {
  list: StateOf<typeof supportCompanyList>;
  dialogs: SupportCompanyDialogsProps;
}

const actions = [rowActions.view];

/** Company Management of the support portal (spec section 2): read-only, on sample data. */
export function SupportCompaniesScreen({ list, dialogs }: SupportCompaniesScreenProps) {
  return (
    <ListPage
      description={supportCompanyList}
      list={list}
      preloads={preloads}
      rowActions={actions}
      badge={<SampleBadge />}
      readOnly
    >
      <SupportCompanyDialogs {...dialogs} />
    </ListPage>
  );
}

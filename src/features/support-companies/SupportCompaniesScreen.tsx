import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { supportCompanyList } from './supportCompanyList.tsx';

export interface SupportCompaniesScreenProps {
  list: StateOf<typeof supportCompanyList>;
}

const dialogs: DialogsOf<typeof supportCompanyList, object> = {
  details: lazyDialog(async () => (await import('./SupportCompanyDetails.tsx')).SupportCompanyDetails),
};

const actions = [rowActions.view];

/** Company Management of the support portal (spec section 2): read-only, on sample data. */
export function SupportCompaniesScreen({ list }: SupportCompaniesScreenProps) {
  return (
    <ListPage
      description={supportCompanyList}
      list={list}
      rowActions={actions}
      badge={<SampleBadge />}
      dialogs={dialogs}
      dialogProps={{}}
      readOnly
    />
  );
}

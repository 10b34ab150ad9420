import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { InvestorDialogs, type InvestorDialogsProps, preloads } from './InvestorDialogs.tsx';
import { investorList } from './investorList.ts';

export interface InvestorManagementScreenProps {
  list: StateOf<typeof investorList>;
  dialogs: InvestorDialogsProps;
}

const actions = [rowActions.view, rowActions.edit, rowActions.subscription, rowActions.delete];

/** Investor Management (spec section 2), on sample data. */
export function InvestorManagementScreen({ list, dialogs }: InvestorManagementScreenProps) {
  return (
    <ListPage
      description={investorList}
      list={list}
      preloads={preloads}
      add="Add Investor"
      rowActions={actions}
      badge={<SampleBadge />}
    >
      <InvestorDialogs {...dialogs} />
    </ListPage>
  );
}

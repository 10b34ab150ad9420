import type { PlanAudience } from '#src/api/types/plan.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListCards } from '#src/features/shared/list/head/ListCards.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { PlanDialogs, type PlanDialogsProps, preloads } from './PlanDialogs.tsx';
import { planCards } from './planCards.tsx';
import { type PlanList, planLists } from './planList.ts';

export interface PlansScreenProps {
  audience: PlanAudience;
  list: StateOf<PlanList>;
  dialogs: PlanDialogsProps;
}

const actions = [rowActions.view, rowActions.edit, rowActions.delete];

/** Developer Plans or Investor Plans (spec section 2), on sample data. */
export function PlansScreen({ audience, list, dialogs }: PlansScreenProps) {
  const description = planLists[audience];
  return (
    <ListPage
      description={description}
      list={list}
      preloads={preloads}
      add="Add New Plan"
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<ListCards description={description} list={list} cards={planCards} />}
    >
      <PlanDialogs {...dialogs} audience={audience} />
    </ListPage>
  );
}

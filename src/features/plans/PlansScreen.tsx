import { BadgeCheck, Building2, Layers, PauseCircle } from 'lucide-react';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Plan, PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListCards } from '#src/features/shared/list/head/ListCards.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import type { PlanValues } from './planFields.ts';
import { type PlanList, planLists } from './planList.ts';

/** The stat cards above the plans (spec section 2). They do not count deleted plans. */
export const planCards: readonly ListCard<Plan, PlanList['filters']>[] = [
  { title: 'Total Plans', icon: <Layers />, figure: ({ length }) => length },
  { title: 'Active Plans', icon: <BadgeCheck />, status: 'active' },
  {
    title: 'Total Subscriptions',
    icon: <Building2 />,
    figure: (plans) => plans.reduce((sum, { totalUsers }) => sum + totalUsers, 0),
  },
  { title: 'Halted Plans', icon: <PauseCircle />, status: 'halt' },
];

/** What the dialogs get besides the plan. */
export interface PlanDialogProps {
  resource: ChangedResource<Plan, PlanValues>;
  audience: PlanAudience;
  /** The companies that use plans of this list. */
  companies: readonly PlanCompany[];
  /** Leads to the companies of a plan, to write to them. */
  onEmail: (plan: Plan) => void;
}

export interface PlansScreenProps {
  list: StateOf<PlanList>;
  dialogs: PlanDialogProps;
}

const form = lazyDialog(async () => (await import('./PlanForm.tsx')).PlanForm);

const dialogs: DialogsOf<PlanList, PlanDialogProps> = {
  add: form,
  edit: form,
  details: lazyDialog(async () => (await import('./PlanDetails.tsx')).PlanDetails),
  companies: lazyDialog(async () => (await import('./PlanCompaniesDialog.tsx')).PlanCompaniesDialog),
};

const actions = [rowActions.view, rowActions.edit, rowActions.delete];

/** Developer Plans or Investor Plans (spec section 2), on sample data. */
export function PlansScreen(props: PlansScreenProps) {
  const { list } = props;
  const { audience } = props.dialogs;
  const description = planLists[audience];
  return (
    <ListPage
      description={description}
      list={list}
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<ListCards description={description} list={list} cards={planCards} />}
      dialogs={dialogs}
      dialogProps={props.dialogs}
    />
  );
}

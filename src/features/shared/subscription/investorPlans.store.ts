import { investorPlans } from '#fixtures/data/plans/investorPlans.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { planIdOf } from './planIds.ts';

/** The investor plans of this tab: the samples with the changes made here. */
export const investorPlanStore = sampleStoreOf(investorPlans);

/** The plan that a subscription names; who has a deleted one keeps it (spec section 4). */
export function investorPlanOf(plan: string) {
  const id = planIdOf('investor', plan);
  return investorPlanStore.allRows().find((row) => row.id === id);
}

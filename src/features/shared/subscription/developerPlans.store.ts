import { developerPlans } from '#fixtures/data/plans/developerPlans.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { planIdOf } from './planIds.ts';

/** The developer plans of this tab: the samples with the changes made here. */
export const developerPlanStore = sampleStoreOf(developerPlans);

/** The plan that a subscription names; who has a deleted one keeps it (spec section 4). */
export function developerPlanOf(plan: string) {
  const id = planIdOf('developer', plan);
  return developerPlanStore.allRows().find((row) => row.id === id);
}

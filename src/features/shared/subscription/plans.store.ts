import type { PlanAudience } from '#src/api/types/plan.ts';
import type { PlanTier } from '#src/api/types/subscription/subscription.ts';
import { developerPlanStore } from './developerPlans.store.ts';
import { investorPlanStore } from './investorPlans.store.ts';
import { planTiers } from './subscription.ts';

const stores = { developer: developerPlanStore, investor: investorPlanStore } as const;

/** The plans to which a subscription can be changed: those not deleted, halted or made inactive in this tab (section 4). */
export function offeredPlans(audience: PlanAudience): readonly PlanTier[] {
  const plans = stores[audience].rows();
  return planTiers.filter((tier) => plans.some((plan) => plan.tier === tier && plan.status === 'active'));
}

/** The plan that a subscription of this audience names. */
export function subscribedPlan(audience: PlanAudience, name: string) {
  return stores[audience].named(name);
}

import type { PlanAudience } from '#src/api/types/plan.ts';
import type { PlanTier } from '#src/api/types/subscription/subscription.ts';
import type { OfferedPlan } from './plans.ts';
import { planTiers, toRecordPlan } from './subscription.ts';

const plansOf = new Map<PlanAudience, () => readonly OfferedPlan[]>();

/** Makes the plans of this tab known. Before their store is loaded no plan can have been changed. */
export function offerPlans(audience: PlanAudience, plans: () => readonly OfferedPlan[]): void {
  plansOf.set(audience, plans);
}

/** The plans to which a subscription can be changed: those not deleted, halted or made inactive in this tab (section 4). */
export function offeredPlans(audience: PlanAudience): readonly PlanTier[] {
  const plans = plansOf.get(audience)?.();
  if (!plans) return planTiers;
  return planTiers.filter((tier) => plans.some((plan) => plan.tier === tier && plan.status === 'active'));
}

/** The plan as it is in this tab; undefined before the store of the plans is loaded, and for a plan that is none. */
export function offeredPlan(audience: PlanAudience, name: string): OfferedPlan | undefined {
  return plansOf
    .get(audience)?.()
    .find(({ tier }) => tier !== null && tier === toRecordPlan(name));
}

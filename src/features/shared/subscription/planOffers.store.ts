import type { Plan, PlanAudience } from '#src/api/types/plan.ts';
import type { PlanTier } from '#src/api/types/subscription/subscription.ts';
import { planTiers } from './subscription.ts';

type Plans = () => readonly Pick<Plan, 'name' | 'status'>[];

const plansOf = new Map<PlanAudience, Plans>();

/** Makes the plans of this tab known. Before their store is loaded no plan can have been changed. */
export function offerPlans(audience: PlanAudience, plans: Plans): void {
  plansOf.set(audience, plans);
}

/** The plans to which a subscription can be changed: those not deleted, halted or made inactive in this tab (section 4). */
export function offeredPlans(audience: PlanAudience): readonly PlanTier[] {
  const plans = plansOf.get(audience)?.();
  if (!plans) return planTiers;
  return planTiers.filter((tier) => plans.some(({ name, status }) => name === tier && status === 'active'));
}

import type { PlanAudience } from '#src/api/types/plan.ts';
import type { PlanTier } from '#src/api/types/subscription/subscription.ts';
import { planTiers, tierOf } from '#src/lib/subscription.ts';

/** The plans that the words of subscriptions mean, also when they are renamed or deleted: a plan that is added is none. */
const planIds: Readonly<Record<PlanAudience, Readonly<Record<PlanTier, string>>>> = {
  developer: { Basic: 'DPL-001', Standard: 'DPL-002', Premium: 'DPL-003', Enterprise: 'DPL-004' },
  investor: { Basic: 'IPL-001', Standard: 'IPL-002', Premium: 'IPL-003', Enterprise: 'IPL-004' },
};

/** The id of the plan of a subscription; null for a word of the server that means none. */
export function planIdOf(audience: PlanAudience, plan: string): string | null {
  const tier = tierOf(plan);
  return tier ? planIds[audience][tier] : null;
}

/** The word by which subscriptions name a plan; undefined for a plan that none can have. */
export function tierOfPlan(audience: PlanAudience, id: string): PlanTier | undefined {
  return planTiers.find((tier) => planIds[audience][tier] === id);
}

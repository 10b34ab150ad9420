import { useState } from 'react';
import type { PlanAudience } from '#src/api/types/plan.ts';
import { offeredPlans, subscribedPlan } from './plans.store.ts';
import type { PlanOf } from './plans.ts';
import { toRecordPlan } from './subscription.ts';

/** The choices of `plans` that are offered now, and `saved`, the plan that a subscription has. */
export function planChoices(
  plans: readonly string[],
  saved: string,
  audience: PlanAudience,
): readonly string[] {
  const offered: readonly string[] = offeredPlans(audience);
  return plans.filter((plan) => plan === saved || offered.includes(toRecordPlan(plan)));
}

/** What a form needs of the plans, as they were when it opened. */
export function usePlanChoices(
  plans: readonly string[],
  saved: string,
  audience: PlanAudience,
): { readonly plans: readonly string[]; readonly planOf: PlanOf } {
  const [choices] = useState(() => planChoices(plans, saved, audience));
  return { plans: choices, planOf: (name) => subscribedPlan(audience, name) };
}

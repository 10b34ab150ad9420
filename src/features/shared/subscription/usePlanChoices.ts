import { useState } from 'react';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { PlanTier } from '#src/api/types/subscription/subscription.ts';
import { planTiers } from '#src/lib/subscription.ts';
import { developerPlanOf, developerPlanStore } from './developerPlans.store.ts';
import { investorPlanOf, investorPlanStore } from './investorPlans.store.ts';
import { planIdOf } from './planIds.ts';
import type { PlanOf } from './plans.ts';

const stores = { developer: developerPlanStore, investor: investorPlanStore } as const;
const plansOf = { developer: developerPlanOf, investor: investorPlanOf } as const;

/** The plans that a subscription can be changed to, those not deleted, halted or made inactive, and the one that it has. */
export function planChoices(audience: PlanAudience, saved: string): readonly PlanTier[] {
  const active = stores[audience].rows().filter(({ status }) => status === 'active');
  const ids = active.map(({ id }) => id);
  return planTiers.filter((tier) => tier === saved || ids.includes(planIdOf(audience, tier) ?? ''));
}

/** What a form needs of the plans, as they were when it opened. */
export function usePlanChoices(
  audience: PlanAudience,
  saved: string,
): { readonly plans: readonly string[]; readonly planOf: PlanOf } {
  const [plans] = useState(() => planChoices(audience, saved));
  return { plans, planOf: plansOf[audience] };
}

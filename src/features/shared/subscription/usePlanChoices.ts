import { useState } from 'react';
import type { PlanAudience } from '#src/api/types/plan.ts';
import { offeredPlans } from './planOffers.store.ts';

/**
 * The choices of `plans` for a subscription with the plan `saved`: those offered when its form opened, and its own. All
 * when no `audience` is given.
 */
export function usePlanChoices(
  plans: readonly string[],
  saved: string,
  audience: PlanAudience | undefined,
): readonly string[] {
  const [choices] = useState(() => {
    if (audience === undefined) return plans;
    const offered: readonly string[] = offeredPlans(audience);
    return plans.filter((plan) => plan === saved || offered.includes(plan.replace(/ Plan$/u, '')));
  });
  return choices;
}

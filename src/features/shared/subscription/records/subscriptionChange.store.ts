import type { PlanAudience } from '#src/api/types/plan.ts';
import { offeredPlan } from '../planOffers.store.ts';
import type { SubscriptionChange } from './changedSubscription.ts';

/** A change made now, by the user with this email address, to a subscription of this audience. */
export function changeNow(audience: PlanAudience, by: string): SubscriptionChange {
  return {
    by,
    at: new Date().toISOString(),
    planOf: (name) => offeredPlan(audience, name),
  };
}

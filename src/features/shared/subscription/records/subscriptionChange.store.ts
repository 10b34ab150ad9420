import type { PlanAudience } from '#src/api/types/plan.ts';
import { subscribedPlan } from '../plans.store.ts';
import {
  changedSubscription,
  type RecordedSubscription,
  type SubscriptionChange,
} from './changedSubscription.ts';

/** A change made now, by the user with this email address, to a subscription of this audience. */
export function changeNow(audience: PlanAudience, by: string): SubscriptionChange {
  return {
    by,
    at: new Date().toISOString(),
    planOf: (name) => subscribedPlan(audience, name),
  };
}

/** The subscription with the terms that the user with this email address saves now. */
export function changedNow<Row extends RecordedSubscription>(
  audience: PlanAudience,
  by: string,
  before: Row,
  saved: Partial<Row>,
): Row {
  return changedSubscription(before, saved, changeNow(audience, by));
}

import type { PlanAudience } from '#src/api/types/plan.ts';
import { subscribedPlan } from '../plans.store.ts';
import { changedSubscription, changeNow, type RecordedSubscription } from './changedSubscription.ts';

/** The subscription with the terms that the user with this email address saves now. */
export function changedNow<Row extends RecordedSubscription>(
  audience: PlanAudience,
  by: string,
  before: Row,
  saved: Partial<Row>,
): Row {
  return changedSubscription(
    before,
    saved,
    changeNow(by, (name) => subscribedPlan(audience, name)),
  );
}

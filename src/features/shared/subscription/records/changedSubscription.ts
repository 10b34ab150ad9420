import type { RecordedSubscription, Subscription } from '#src/api/types/subscription/subscription.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import { planTiers } from '#src/lib/subscription.ts';
import { isCharged } from '../ledger.ts';
import { amountOf, type PlanOf } from '../plans.ts';

/**
 * The subscription with the saved terms and a new entry in its history; `before` itself if nothing changed. One without a
 * plan is new. `planOf` says what a plan costs in this tab; `by` is an email address.
 */
export function changedSubscription<Row extends RecordedSubscription>(
  before: Row,
  saved: Partial<Row>,
  planOf: PlanOf,
  by: string,
): Row {
  if (countChanges(before, saved) === 0) return before;
  const row = { ...before, ...saved };
  const { plan, status, startDate, endDate, gracePeriod, paymentMethod, history } = row;
  const entry = {
    id: String(history.length + 1),
    action: before.plan === '' ? 'Initial Subscription' : actionOf(before, row),
    plan,
    status,
    startDate,
    endDate,
    gracePeriod,
    paymentMethod,
    amount: amountOf(row, planOf(plan)),
    charges: isCharged(row, history.length > 0 ? history : chargedElsewhere(before)),
    changedBy: by,
    timestamp: new Date().toISOString(),
  };
  return { ...row, history: [entry, ...history] };
}

/** A subscription of the server without a history was charged before this tab knew it. */
function chargedElsewhere(before: Subscription) {
  return before.plan === '' ? [] : [{ ...before, charges: true }];
}

/** The action of a saved change. A change of plan takes precedence over one of status. */
function actionOf(before: Subscription, after: Subscription): string {
  const step = rankOf(after.plan) - rankOf(before.plan);
  if (step !== 0) return step > 0 ? 'Plan Upgraded' : 'Plan Downgraded';
  return before.status === after.status ? 'Details Updated' : 'Status Changed';
}

/** The position of a plan among the others; an unknown one comes before the smallest. */
const ranks: readonly string[] = planTiers;
const rankOf = (plan: string) => ranks.indexOf(plan);

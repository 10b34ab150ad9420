import type { ChangeStamp } from '#src/api/types/changeStamp.ts';
import type { Subscription, SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import { amountOf, type PlanOf } from '../plans.ts';
import { planTiers } from '../subscription.ts';

/** A subscription with its history, newest entry first. */
export interface RecordedSubscription extends Subscription {
  readonly history: readonly SubscriptionHistoryEntry[];
}

/** Who changes a subscription and when, and what a plan costs in this tab. */
export interface SubscriptionChange extends ChangeStamp {
  readonly planOf: PlanOf;
}

/** A change made now, by the user with this email address, to a subscription to one of these plans. */
export function changeNow(by: string, planOf: PlanOf): SubscriptionChange {
  return { by, at: new Date().toISOString(), planOf };
}

/** The subscription with the saved terms and a new entry in its history; `before` itself if nothing changed. */
export function changedSubscription<Row extends RecordedSubscription>(
  before: Row,
  saved: Partial<Row>,
  change: SubscriptionChange,
): Row {
  if (countChanges(before, saved) === 0) return before;
  const after = { ...before, ...saved };
  return withEntry(after, actionOf(before, after), change);
}

/** The subscription with the first entry of its history. */
export function newSubscription<Row extends RecordedSubscription>(row: Row, change: SubscriptionChange): Row {
  return withEntry(row, 'Initial Subscription', change);
}

function withEntry<Row extends RecordedSubscription>(
  row: Row,
  action: string,
  { by, at, planOf }: SubscriptionChange,
): Row {
  const { plan, status, startDate, endDate, gracePeriod, paymentMethod, history } = row;
  const entry: SubscriptionHistoryEntry = {
    id: String(history.length + 1),
    action,
    plan,
    status,
    startDate,
    endDate,
    gracePeriod,
    paymentMethod,
    amount: amountOf(row, planOf(plan)),
    changedBy: by,
    timestamp: at,
  };
  return { ...row, history: [entry, ...history] };
}

/** The action of a saved change. A change of plan takes precedence over one of status. */
function actionOf(before: Subscription, after: Subscription): string {
  const step = rankOf(after.plan) - rankOf(before.plan);
  if (step !== 0) return step > 0 ? 'Plan Upgraded' : 'Plan Downgraded';
  return before.status === after.status ? 'Details Updated' : 'Status Changed';
}

/** The place of a plan among the others; an unknown one comes before the smallest. */
const ranks: readonly string[] = planTiers;
const rankOf = (plan: string) => ranks.indexOf(plan);

import type { ChangeStamp } from '#src/api/types/changeStamp.ts';
import type {
  BillingCycle,
  PlanTier,
  SubscriptionHistoryEntry,
} from '#src/api/types/subscription/subscription.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import { amountOf, cycleOf } from '#src/features/shared/subscription/plans.ts';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';

/** The terms of a subscription that its history records. A user's subscription has no billing cycle and the like. */
interface Terms {
  readonly plan: PlanTier;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly gracePeriod?: string;
  readonly paymentMethod?: string;
  readonly billingCycle?: BillingCycle;
}

/** A subscription with its history, newest entry first. */
export interface RecordedSubscription extends Terms {
  readonly history: readonly SubscriptionHistoryEntry[];
}

/** The terms of a subscription as its form saves them. */
export type SavedTerms<Row> = Partial<Row> & Terms;

/**
 * The subscription with the saved terms and a new history entry; `before` itself if nothing changed. What a user's
 * subscription has only in its history, the new entry copies from the latest one.
 */
export function changedSubscription<Row extends RecordedSubscription>(
  before: Row,
  saved: SavedTerms<Row>,
  { by, at }: ChangeStamp,
): Row {
  if (countChanges(before, saved) === 0) return before;
  const { history } = before;
  const { gracePeriod = '', paymentMethod = '', amount: paid = '' } = history[0] ?? {};
  const { plan, status, startDate, endDate, billingCycle = cycleOf(paid) } = saved;
  const entry = {
    id: String(history.length + 1),
    action: actionOf(before, saved),
    plan,
    status,
    startDate,
    endDate,
    gracePeriod: saved.gracePeriod ?? gracePeriod,
    paymentMethod: saved.paymentMethod ?? paymentMethod,
    amount: amountOf(plan, status, billingCycle),
    changedBy: by,
    timestamp: at,
  };
  return { ...before, ...saved, history: [entry, ...history] };
}

/** The action of a saved change. A change of plan takes precedence over one of status. */
function actionOf(before: Terms, after: Terms): string {
  const step = planTiers.indexOf(after.plan) - planTiers.indexOf(before.plan);
  if (step !== 0) return step > 0 ? 'Plan Upgraded' : 'Plan Downgraded';
  return before.status === after.status ? 'Details Updated' : 'Status Changed';
}

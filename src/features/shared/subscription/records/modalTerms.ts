import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { toModalPlan, toRecordPlan } from '../subscription.ts';

/** The statuses of the subscription modal that are named otherwise in the lists of subscriptions (spec sections 3 and 4). */
const modalStatuses: ReadonlyMap<string, string> = new Map([
  ['Grace Period', 'Inactive'],
  ['Renewal', 'Inactive'],
  ['Pending', 'Inactive'],
  ['Canceled', 'Inactive'],
]);

const toModalStatus = (status: string) => modalStatuses.get(status) ?? status;

/** The terms of a subscription, without other properties of its record. */
function termsOf(subscription: Subscription): Subscription {
  const { plan, status, startDate, endDate, gracePeriod, billingCycle, paymentMethod, autoRenew, limits } =
    subscription;
  return {
    plan,
    status,
    startDate,
    endDate,
    gracePeriod,
    billingCycle,
    paymentMethod,
    autoRenew,
    limits,
  };
}

/** The terms of a record in the words of the modal: the plan as `Premium Plan`, one of its four statuses. */
export function modalTerms(record: Subscription): Subscription {
  return { ...termsOf(record), plan: toModalPlan(record.plan), status: toModalStatus(record.status) };
}

/**
 * The terms of a record that the modal has saved. A status that means the same as that of the record changes nothing;
 * Inactive is Canceled. A new record (`before` null) that is Inactive is Pending: it has not begun.
 */
export function recordTerms(saved: Subscription, before: Subscription | null): Subscription {
  const inactive = before ? 'Canceled' : 'Pending';
  const status =
    before && toModalStatus(before.status) === saved.status
      ? before.status
      : saved.status === 'Inactive'
        ? inactive
        : saved.status;
  return { ...termsOf(saved), plan: toRecordPlan(saved.plan), status };
}

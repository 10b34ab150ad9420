import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { recordTerms } from './modalTerms.ts';

const over = ['Expired', 'Canceled'];

/**
 * The terms of a user's record that the modal has saved. The modal has no next billing: it follows the end of the period,
 * and the start of a subscription that has not begun.
 */
export function userTerms(saved: Subscription, before: UserSubscription | null) {
  const terms = recordTerms(saved, before);
  return { ...terms, nextBilling: nextBillingOf(terms, before) };
}

function nextBillingOf(
  { status, startDate, endDate }: Subscription,
  before: UserSubscription | null,
): string {
  if (over.includes(status)) return '';
  const unchanged = before?.status === status && before.startDate === startDate && before.endDate === endDate;
  if (unchanged) return before.nextBilling;
  return status === 'Pending' ? startDate : endDate;
}

import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import { actionOf, type Stamp, withEntry } from '#src/features/shared/subscription/history.ts';
import { amountOf, cycleOf } from '#src/features/shared/subscription/plans.ts';

/**
 * The record with the saved terms and a new history entry; `before` itself if nothing changed. Grace period, payment
 * method and billing cycle exist only in the history, so the new entry copies them from the latest one.
 */
export function changedInvestorSubscription(
  before: UserSubscription,
  saved: UserSubscriptionTerms,
  stamp: Stamp,
): UserSubscription {
  if (countChanges(before, saved) === 0) return before;
  const { gracePeriod = '', paymentMethod = '', amount: paid = '' } = before.history[0] ?? {};
  const amount = amountOf(saved.plan, saved.status, cycleOf(paid));
  const terms = { ...saved, gracePeriod, paymentMethod, amount };
  return { ...before, ...saved, history: withEntry(before.history, actionOf(before, saved), terms, stamp) };
}

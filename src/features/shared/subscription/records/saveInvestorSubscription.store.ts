import type { Investor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { nextId } from '#src/features/shared/list/samples/nextId.ts';
import { investorPlanStore } from '../investorPlans.store.ts';
import { changedSubscription, changeNow, newSubscription } from './changedSubscription.ts';
import { recordTerms } from './modalTerms.ts';
import { userSubscriptionStore } from './userSubscriptions.store.ts';

const over = ['Expired', 'Canceled'];

/**
 * The terms of a user's record that the modal has saved. The modal has no next billing: it follows the end of the period,
 * and the start of a subscription that has not begun.
 */
function userTerms(saved: Subscription, before: UserSubscription | null) {
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

/**
 * Saves what the modal of an investor has (spec section 2); `by` is an email address. An investor without a subscription
 * gets one: of type Broker, as those who are only investors.
 */
export function saveInvestorSubscription(investor: Investor, by: string): void {
  const { id, name, email, status, subscription } = investor;
  const record = userSubscriptionStore.rows().find(({ userId }) => userId === id);
  if (record) {
    userSubscriptionStore.change(record.id, (now) =>
      changedSubscription(now, userTerms(subscription, now), changeNow(by, investorPlanStore.named)),
    );
    return;
  }
  const row: UserSubscription = {
    ...userTerms(subscription, null),
    userName: name,
    userEmail: email,
    userStatus: status,
    id: nextId('USUB-', userSubscriptionStore.usedIds),
    userId: id,
    userType: 'Broker',
    lastPayment: '',
    history: [],
  };
  userSubscriptionStore.add(newSubscription(row, changeNow(by, investorPlanStore.named)));
}

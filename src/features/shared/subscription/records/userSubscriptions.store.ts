import { userSubscriptions } from '#fixtures/data/userSubscriptions.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { nextId } from '#src/features/shared/list/samples/nextId.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { changedSubscription, newSubscription } from './changedSubscription.ts';
import { recordTerms } from './modalTerms.ts';
import { changeNow } from './subscriptionChange.store.ts';

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

/** The subscriptions of users in this tab: the samples with the changes made here. */
export const userSubscriptionStore = sampleStoreOf(userSubscriptions);

/** The subscriptions of deleted investors, which Undo brings back. */
const ended = new Map<string, UserSubscription>();
onSessionCleanup(() => ended.clear());

type Subscriber = Pick<Investor, 'id' | 'name' | 'email' | 'status' | 'subscription'>;

const factsOf = ({ name, email, status }: Subscriber) =>
  ({ userName: name, userEmail: email, userStatus: status }) as const;

/**
 * Saves the subscription of an investor (`before` null: a new one). One without a record gets it with the first change:
 * of type Broker, as those who are only investors. `by` is an email address.
 */
export function saveUserSubscription(investor: Subscriber, before: Subscriber | null, by: string): void {
  const { id, subscription } = investor;
  const record = userSubscriptionStore.rows().find(({ userId }) => userId === id);
  if (record) {
    userSubscriptionStore.change(record.id, (now) => ({
      ...changedSubscription(now, userTerms(subscription, now), changeNow('investor', by)),
      ...factsOf(investor),
    }));
    return;
  }
  if (before && isSame(before.subscription, subscription)) return;
  const row: UserSubscription = {
    ...userTerms(subscription, null),
    ...factsOf(investor),
    id: nextId('USUB-', userSubscriptionStore.usedIds),
    userId: id,
    userType: 'Broker',
    lastPayment: '',
    history: [],
  };
  userSubscriptionStore.add(newSubscription(row, changeNow('investor', by)));
}

/** Ends the subscriptions of deleted investors. */
export function removeUserSubscriptions(userIds: ReadonlySet<string>): void {
  const removed = userSubscriptionStore.rows().filter(({ userId }) => userIds.has(userId));
  for (const row of removed) ended.set(row.userId, row);
  userSubscriptionStore.remove(new Set(removed.map(({ id }) => id)));
}

/** Brings the subscriptions of restored investors back. */
export function restoreUserSubscriptions(userIds: readonly string[]): void {
  userSubscriptionStore.restore(userIds.flatMap((id) => ended.get(id) ?? []));
}

import type { Investor, StoredInvestor } from '#src/api/types/investor.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { derivedRows, memoizedView } from '#src/features/shared/list/samples/derivedRows.ts';
import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import { recorded } from '#src/features/shared/resource/recorded.ts';
import {
  subscribe,
  updateUserSubscription,
  userSubscriptions,
} from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { investorStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { defaultSubscription } from '#src/lib/subscription.ts';
import { type InvestorValues, investorKind, toInvestor } from './investor.ts';

const view = memoizedView(
  (investor: StoredInvestor, subscription: Subscription): Investor => ({
    ...investor,
    plan: subscription.plan,
    subscription,
  }),
);

/** The subscription of an investor; undefined for one who has none. */
export function subscriptionOfInvestor(id: string): UserSubscription | undefined {
  return userSubscriptions.rows().find(({ userId }) => userId === id);
}

/** The investors of this tab with their subscriptions. */
export const investorRows = derivedRows<Investor>([investorStore, userSubscriptions], () => {
  const byUser = new Map(userSubscriptions.rows().map((row) => [row.userId, row]));
  return investorStore.rows().map((row) => view(row, byUser.get(row.id) ?? defaultSubscription));
});

/** The investors of this tab, without the audit log: an import is one record of it. */
export const investors = sampleResource<StoredInvestor, Investor, InvestorValues>({
  kind: investorKind,
  store: investorStore,
  rows: investorRows,
  idPrefix: 'USR-',
  // The samples of landlords, brokers and users of the support portal have numbers below.
  firstNewId: 1001,
  toRow: toInvestor,
  onAdded: (added) => subscribe(added.map(({ id, values }) => ({ id, plan: values.plan }))),
  async onChanged(id, { plan }) {
    const subscription = subscriptionOfInvestor(id);
    if (subscription && plan !== undefined && plan !== subscription.plan) {
      await updateUserSubscription(subscription, { plan });
    }
  },
});

/** The investors, with every change in the audit log. */
export const investorResource = recorded(investors);

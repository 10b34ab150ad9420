import { investors } from '#fixtures/data/investors.ts';
import { userSubscriptions } from '#fixtures/data/userSubscriptions.ts';
import type { Investor } from '#src/api/types/investor.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { joinedStore, rowJoin } from '#src/features/shared/list/samples/joinedStore.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The investors of this tab as they are stored; their terms are those of their subscription. */
export const investorRecords = sampleStoreOf(investors);

const withInvestors = rowJoin<UserSubscription, Investor>({
  idIn: ({ userId }) => userId,
  idOf: ({ id }) => id,
  join: (record, { name, email, status }) => ({
    ...record,
    userName: name,
    userEmail: email,
    userStatus: status,
  }),
});

/** The subscriptions with their investors as they are now. Those of deleted investors are left out, until Undo. */
function ofInvestors(records: readonly UserSubscription[], people: readonly Investor[]) {
  const deleted = new Set(investorRecords.usedIds);
  for (const { id } of people) deleted.delete(id);
  return withInvestors(records, people).filter(({ userId }) => !deleted.has(userId));
}

/**
 * The subscriptions of users in this tab: the samples with the changes made here. Users who are no investors (landlords,
 * brokers) are described by the samples.
 */
export const userSubscriptionStore = joinedStore(
  sampleStoreOf(userSubscriptions),
  investorRecords,
  ofInvestors,
);

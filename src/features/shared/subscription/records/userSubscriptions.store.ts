import { investors } from '#fixtures/data/investors.ts';
import { userSubscriptions } from '#fixtures/data/userSubscriptions.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The investors that this tab stores, without their subscriptions. */
export const investorStore = sampleStoreOf(() => investors);

/** The subscriptions of users that this tab stores: the samples with the changes made here. */
export const userSubscriptionStore = sampleStoreOf(userSubscriptions);

import { userSubscriptions } from '#fixtures/data/userSubscriptions.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The subscriptions of users in this tab: the samples with the changes made here. */
export const investorSubscriptionStore = sampleStoreOf(userSubscriptions);

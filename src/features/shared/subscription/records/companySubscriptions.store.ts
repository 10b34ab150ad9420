import { companySubscriptions } from '#fixtures/data/companySubscriptions.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The subscriptions of companies that this tab stores: the samples with the changes made here. */
export const companySubscriptionStore = sampleStoreOf(companySubscriptions);

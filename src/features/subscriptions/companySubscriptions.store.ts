import { companySubscriptions } from '#fixtures/data/companySubscriptions.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The subscriptions of companies in this tab: the samples with the changes made here. */
export const companySubscriptionStore = createSampleStore(companySubscriptions);

onSessionCleanup(companySubscriptionStore.reset);

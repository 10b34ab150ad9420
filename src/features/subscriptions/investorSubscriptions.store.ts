import { userSubscriptions } from '#fixtures/data/userSubscriptions.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The subscriptions of users in this tab: the samples with the changes made here. */
export const investorSubscriptionStore = createSampleStore(userSubscriptions);

onSessionCleanup(investorSubscriptionStore.reset);

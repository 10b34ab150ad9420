import { investorPlans } from '#fixtures/data/plans/investorPlans.ts';
import { sampleAdmin } from '#fixtures/data/plans/sampleAdmin.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { createPlanStore } from './planStore.ts';

/** The investor plans of this tab: the samples with the changes made here. */
export const investorPlanStore = createPlanStore(sampleStoreOf(investorPlans), sampleAdmin);

import { developerPlans } from '#fixtures/data/plans/developerPlans.ts';
import { sampleAdmin } from '#fixtures/data/plans/sampleAdmin.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { createPlanStore } from './planStore.ts';

/** The developer plans of this tab: the samples with the changes made here. */
export const developerPlanStore = createPlanStore(sampleStoreOf(developerPlans), sampleAdmin);

import { developerPlanCompanies, developerPlans } from '#fixtures/data/plans/developerPlans.ts';
import { sampleAdmin } from '#fixtures/data/plans/sampleAdmin.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { createPlanStore } from './planStore.ts';

/** The developer plans of this tab: the samples with the changes made here. */
export const developerPlanStore = createPlanStore(createSampleStore(developerPlans), sampleAdmin);

export { developerPlanCompanies };

onSessionCleanup(developerPlanStore.reset);

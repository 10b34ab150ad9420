import { investorPlanCompanies, investorPlans } from '#fixtures/data/plans/investorPlans.ts';
import { sampleAdmin } from '#fixtures/data/plans/sampleAdmin.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { createPlanStore } from './planStore.ts';

/** The investor plans of this tab: the samples with the changes made here. */
export const investorPlanStore = createPlanStore(createSampleStore(investorPlans), sampleAdmin);

export { investorPlanCompanies };

onSessionCleanup(investorPlanStore.reset);

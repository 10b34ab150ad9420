import { investors } from '#fixtures/data/investors.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The investors of this tab: the samples with the changes made here. */
export const investorStore = createSampleStore(investors);

onSessionCleanup(investorStore.reset);

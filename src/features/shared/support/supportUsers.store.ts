import { supportUsers } from '#fixtures/data/support/supportUsers.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The users of the support portal in this tab: the samples with the changes made to their sub-users. */
export const supportUserStore = createSampleStore(supportUsers);

onSessionCleanup(supportUserStore.reset);

import { supportTickets } from '#fixtures/data/support/supportTickets.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/**
 * The tickets of the support portal in this tab: the samples with the changes made here. Apart from the master portal's
 * store, so that no portal loads the samples of the other.
 */
export const supportTicketStore = createSampleStore(supportTickets);

onSessionCleanup(supportTicketStore.reset);

import { masterTickets } from '#fixtures/data/tickets.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The tickets of the master portal in this tab: the samples with the changes made here, uploaded files included. */
export const masterTicketStore = createSampleStore(masterTickets);

onSessionCleanup(masterTicketStore.reset);

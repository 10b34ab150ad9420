import { masterTickets } from '#fixtures/data/tickets/masterTickets.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/** The tickets of the master portal in this tab: the samples with the changes made here, uploaded files included. */
export const masterTicketStore = sampleStoreOf(masterTickets);

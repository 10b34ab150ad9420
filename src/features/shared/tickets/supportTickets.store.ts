import { supportTickets } from '#fixtures/data/support/supportTickets.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';

/**
 * The tickets of the support portal in this tab: the samples with the changes made here. Apart from the master portal's
 * store, so that no portal loads the samples of the other.
 */
export const supportTicketStore = sampleStoreOf(supportTickets);

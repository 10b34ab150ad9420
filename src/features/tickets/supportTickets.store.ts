import { supportCustomers } from '#fixtures/data/support/supportCustomers.ts';
import { supportTickets } from '#fixtures/data/support/supportTickets.ts';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import type { Customer } from '#src/api/types/support/customer.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/**
 * The tickets of the support portal in this tab: the samples with the changes made here. Apart from the master portal's
 * store, so that no portal loads the samples of the other.
 */
export const supportTicketStore = createSampleStore(supportTickets);

onScreenGone(supportTicketStore.reset);

/** The customers of the tickets; nothing changes them. */
export const supportTicketCustomers: readonly Customer[] = supportCustomers;

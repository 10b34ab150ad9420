import { masterTickets } from '#fixtures/data/tickets.ts';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The master portal's tickets of this tab: the samples with the changes made here, and the uploaded files. */
export const ticketStore = createSampleStore(masterTickets);

onScreenGone(ticketStore.reset);

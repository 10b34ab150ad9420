import type { WorkSource } from '#src/features/shared/dashboard/work/work.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketWork } from './ticketWork.ts';
import { workOf } from './workEntries.ts';

/** Today's work of the support portal: its tickets. */
export const supportWork: WorkSource = {
  read: (now) =>
    workOf(ticketWork(supportTicketPortal, paths.support.supportManagement, supportTicketStore.rows), now),
  subscribe: supportTicketStore.subscribe,
};

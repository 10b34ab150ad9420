import type { Ticket } from '#src/api/types/ticket.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { ticketStatusIntents } from '#src/features/shared/tickets/ticketLabels.ts';
import { paths } from '#src/lib/paths.ts';

const common = {
  noun: { one: 'ticket', many: 'tickets' },
  nameOf: ({ ticketId }: Ticket) => ticketId,
  statusOf: ({ status }: Ticket) => ({ label: status, intent: ticketStatusIntents[status] }),
} as const;

/** What a ticket of the master portal is called: by its number, which is its id in URLs. */
export const masterTicketKind = {
  ...common,
  id: 'tickets',
  path: paths.master.supportManagement,
} as const satisfies RecordKind<Ticket>;

/** What a ticket of the support portal is called. */
export const supportTicketKind = {
  ...common,
  id: 'support-tickets',
  path: paths.support.supportManagement,
} as const satisfies RecordKind<Ticket>;

import type { Ticket, TicketOrigin } from '#src/api/types/ticket.ts';
import {
  badgeColumn,
  dateColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { choicesOf, describeList } from '#src/features/shared/list/describe/description.ts';
import { TicketNumber } from './TicketNumber.tsx';
import {
  ticketOriginLabels,
  ticketPriorities,
  ticketPriorityIntents,
  ticketStatuses,
  ticketStatusIntents,
} from './ticketLabels.ts';

interface TicketListInput {
  /** Unique per portal: names the list and its saved views. */
  readonly id: string;
  /** Origins of the portal's tickets, in the order of the filter. */
  readonly origins: readonly TicketOrigin[];
}

/** The list of tickets of a portal (spec section 2). */
export function describeTickets({ id, origins }: TicketListInput) {
  return describeList<Ticket>()({
    id,
    title: 'Support Management',
    label: 'Support Tickets',
    noun: { one: 'ticket', many: 'tickets' },
    search: 'Search by customer, subject or ticket ID',
    idOf: ({ ticketId }) => ticketId,
    nameOf: ({ ticketId }) => ticketId,
    filters: {
      origin: {
        kind: 'choice',
        label: 'Origin',
        choices: origins.map((value) => ({ value, label: ticketOriginLabels[value] })),
        by: 'browser',
        of: ({ origin }) => origin,
      },
      status: {
        kind: 'choice',
        label: 'Status',
        choices: choicesOf(ticketStatuses),
        by: 'browser',
        of: ({ status }) => status,
      },
      priority: {
        kind: 'choice',
        label: 'Priority',
        choices: choicesOf(ticketPriorities),
        by: 'browser',
        of: ({ priority }) => priority,
      },
    },
    dialogs: ['details'],
    columns: [
      titleColumn({
        id: 'ticketId',
        header: 'Ticket ID',
        value: ({ ticketId }) => ticketId,
        cell: ({ ticketId, isEscalated }) => <TicketNumber ticketId={ticketId} isEscalated={isEscalated} />,
        width: 216,
        minWidth: 120,
        numeric: true,
      }),
      textColumn({
        id: 'origin',
        header: 'Origin',
        value: ({ origin }) => ticketOriginLabels[origin],
        width: 136,
      }),
      textColumn({
        id: 'customer',
        header: 'Customer',
        value: ({ customer }) => customer,
        searchable: true,
        width: 180,
        tone: 'muted',
      }),
      textColumn({
        id: 'subject',
        header: 'Subject',
        value: ({ subject }) => subject,
        searchable: true,
        width: 290,
        card: 'line',
      }),
      badgeColumn({
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        sortValue: ({ status }) => ticketStatuses.indexOf(status),
        intent: ({ status }) => ticketStatusIntents[status],
        width: 120,
      }),
      badgeColumn({
        id: 'priority',
        header: 'Priority',
        value: ({ priority }) => priority,
        sortValue: ({ priority }) => ticketPriorities.indexOf(priority),
        intent: ({ priority }) => ticketPriorityIntents[priority],
        width: 104,
        card: 'hidden',
      }),
      dateColumn({ id: 'created', header: 'Created', value: ({ created }) => created, width: 144 }),
    ],
  });
}

/** The list of tickets of any portal. */
export type TicketList = ReturnType<typeof describeTickets>;

/** The list of the master portal. */
export const ticketList = describeTickets({
  id: 'tickets',
  origins: ['developer', 'investor', 'property_manager'],
});

import type { Ticket, TicketOrigin } from '#src/api/types/ticket.ts';
import {
  badgeColumn,
  dateColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import {
  choiceFilter,
  describeList,
  type FilterOption,
  type ListColumn,
  type ListDescription,
  type ListFilters,
  type PresetView,
} from '#src/features/shared/list/describe/description.ts';
import { optionsOf } from '#src/lib/options.ts';
import {
  ticketOriginLabels,
  ticketPriorities,
  ticketPriorityIntents,
  ticketStatuses,
  ticketStatusIntents,
} from '#src/lib/ticketLabels.ts';
import { TicketNumber } from './TicketNumber.tsx';

/** The list of tickets of either portal. */
export type TicketList = ListDescription<Ticket, ListFilters<Ticket>, 'details' | 'reply' | 'status'>;

/** The differences between the lists of the portals. */
interface TicketListInput<Filters extends ListFilters<Ticket>> {
  /** Unique per portal: names the list and its saved views. */
  readonly id: string;
  /** In the order of the filter Origin. */
  readonly origins: readonly TicketOrigin[];
  /** In the order of the filter Status. */
  readonly statuses: readonly FilterOption[];
  /** In the order of the filter Priority. */
  readonly priorities: readonly FilterOption[];
  /** Filters after those of both portals. */
  readonly filters: Filters;
  /** Columns after those of both portals. */
  readonly columns: readonly ListColumn<Ticket, 'details'>[];
  readonly views: readonly PresetView[];
}

/** Describes the list of tickets of a portal (spec section 2). */
export function describeTickets<const Filters extends ListFilters<Ticket>>(input: TicketListInput<Filters>) {
  return describeList<Ticket>()({
    id: input.id,
    title: 'Support Management',
    label: 'Support Tickets',
    noun: { one: 'ticket', many: 'tickets' },
    search: 'Search by customer, subject or ticket ID',
    idOf: ({ ticketId }) => ticketId,
    nameOf: ({ ticketId }) => ticketId,
    filters: {
      origin: choiceFilter('Origin', optionsOf(input.origins, ticketOriginLabels), ({ origin }) => origin),
      status: choiceFilter('Status', input.statuses, ({ status }) => status),
      priority: choiceFilter('Priority', input.priorities, ({ priority }) => priority),
      ...input.filters,
    },
    dialogs: ['details', 'reply', 'status'],
    views: input.views,
    columns: [
      titleColumn('ticketId', 'Ticket ID', {
        cell: ({ ticketId, isEscalated }) => <TicketNumber ticketId={ticketId} isEscalated={isEscalated} />,
        // The badge of an escalated ticket.
        room: 84,
        numeric: true,
        // Below the subject, by which a person knows the ticket.
        card: 'line',
        // A card has no line of its own for the priority.
        cardLead: ({ priority }) => priority,
      }),
      textColumn('origin', 'Origin', { value: ({ origin }) => ticketOriginLabels[origin] }),
      textColumn('customer', 'Customer', { searchable: true, tone: 'muted' }),
      textColumn('subject', 'Subject', {
        searchable: true,
        card: 'title',
        // A card with a further line has one row, so that five records are visible on a phone.
        cardRows: input.columns.length === 0 ? 2 : 1,
      }),
      badgeColumn('status', 'Status', {
        sortValue: ({ status }) => ticketStatuses.indexOf(status),
        intent: ({ status }) => ticketStatusIntents[status],
      }),
      badgeColumn('priority', 'Priority', {
        sortValue: ({ priority }) => ticketPriorities.indexOf(priority),
        intent: ({ priority }) => ticketPriorityIntents[priority],
        card: 'hidden',
        // In sight beside the status while the table scrolls.
        pinned: 'end',
      }),
      dateColumn('created', 'Created'),
      ...input.columns,
    ],
  });
}

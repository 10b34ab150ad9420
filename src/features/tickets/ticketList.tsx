import type { Ticket, TicketOrigin } from '#src/api/types/ticket.ts';
import {
  badgeColumn,
  dateColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import {
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
  // Further columns take the room of two wide ones, so that all fit a screen of 1440 px.
  const narrow = input.columns.length > 0;
  return describeList<Ticket>()({
    id: input.id,
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
        choices: optionsOf(input.origins, ticketOriginLabels),
        by: 'browser',
        of: ({ origin }) => origin,
      },
      status: {
        kind: 'choice',
        label: 'Status',
        choices: input.statuses,
        by: 'browser',
        of: ({ status }) => status,
      },
      priority: {
        kind: 'choice',
        label: 'Priority',
        choices: input.priorities,
        by: 'browser',
        of: ({ priority }) => priority,
      },
      ...input.filters,
    },
    dialogs: ['details', 'reply', 'status'],
    views: input.views,
    columns: [
      titleColumn({
        id: 'ticketId',
        header: 'Ticket ID',
        value: ({ ticketId }) => ticketId,
        cell: ({ ticketId, isEscalated }) => <TicketNumber ticketId={ticketId} isEscalated={isEscalated} />,
        // The badge of an escalated ticket.
        room: 84,
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
        width: narrow ? 144 : 180,
        tone: 'muted',
      }),
      textColumn({
        id: 'subject',
        header: 'Subject',
        value: ({ subject }) => subject,
        searchable: true,
        width: narrow ? 190 : 290,
        card: 'line',
        // A card has no line of its own for the priority.
        cardLead: ({ priority }) => priority,
      }),
      badgeColumn({
        id: 'status',
        header: 'Status',
        value: ({ status }) => status,
        sortValue: ({ status }) => ticketStatuses.indexOf(status),
        intent: ({ status }) => ticketStatusIntents[status],
        width: 116,
      }),
      badgeColumn({
        id: 'priority',
        header: 'Priority',
        value: ({ priority }) => priority,
        sortValue: ({ priority }) => ticketPriorities.indexOf(priority),
        intent: ({ priority }) => ticketPriorityIntents[priority],
        width: 96,
        card: 'hidden',
      }),
      dateColumn({ id: 'created', header: 'Created', value: ({ created }) => created, width: 144 }),
      ...input.columns,
    ],
  });
}

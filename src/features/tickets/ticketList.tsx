import type { Ticket, TicketOrigin } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import type { CardDescription } from '#src/components/DataTable/types.ts';
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
import { plainEmail } from '#src/lib/email.ts';
import { optionsOf } from '#src/lib/options.ts';
import {
  ticketOriginLabels,
  ticketPriorities,
  ticketPriorityIntents,
  ticketStatuses,
  ticketStatusIntents,
} from '#src/lib/ticketLabels.ts';
import { TicketSubject } from './TicketSubject.tsx';

/** The list of tickets of either portal. */
export type TicketList = ListDescription<Ticket, ListFilters<Ticket>, 'details' | 'reply' | 'status'>;

/** The differences between the lists of the portals. */
interface TicketListInput<Filters extends ListFilters<Ticket>> {
  /** Unique per portal: names the list and its saved views. */
  readonly id: string;
  /** Only the master portal has an audit log. */
  readonly kind?: 'ticket';
  /** In the order of the filter Origin. */
  readonly origins: readonly TicketOrigin[];
  /** In the order of the filter Status. */
  readonly statuses: readonly FilterOption[];
  /** In the order of the filter Priority. */
  readonly priorities: readonly FilterOption[];
  /** Filters after those of both portals. */
  readonly filters: Filters;
  /** What cards show besides subject, priority and id. */
  readonly card: Pick<CardDescription<Ticket>, 'titleRows' | 'lines' | 'wideLines'>;
  /** Columns after those of both portals. */
  readonly columns: readonly ListColumn<Ticket, 'details'>[];
  readonly views: readonly PresetView[];
}

/** Describes the list of tickets of a portal (spec section 2). */
export function describeTickets<const Filters extends ListFilters<Ticket>>(input: TicketListInput<Filters>) {
  return describeList<Ticket>()({
    id: input.id,
    kind: input.kind,
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
      customer: {
        kind: 'reference',
        label: 'Customer',
        several: true,
        of: ({ email }) => plainEmail(email),
        nameOf: ({ customer }) => customer,
      },
      ...input.filters,
    },
    dialogs: ['details', 'reply', 'status'],
    views: input.views,
    // A person knows a ticket by its subject.
    card: {
      title: 'subject',
      corner: 'status',
      ...input.card,
      // A card has no line of its own for the priority.
      lines: [{ column: 'ticketId', lead: ({ priority }) => priority }, ...input.card.lines],
    },
    columns: [
      titleColumn('ticketId', 'Ticket ID', {
        after: ({ isEscalated }) => (isEscalated ? <Badge intent="danger">Escalated</Badge> : null),
        // The badge of an escalated ticket.
        room: 84,
        numeric: true,
      }),
      textColumn('origin', 'Origin', { value: ({ origin }) => ticketOriginLabels[origin] }),
      textColumn('customer', 'Customer', {
        searchable: true,
        tone: 'muted',
        names: { kind: 'customer', by: ({ email }) => email },
      }),
      textColumn('subject', 'Subject', {
        searchable: true,
        cell: ({ ticketId, subject }) => <TicketSubject ticketId={ticketId} subject={subject} />,
      }),
      badgeColumn('status', 'Status', {
        sortValue: ({ status }) => ticketStatuses.indexOf(status),
        intent: ({ status }) => ticketStatusIntents[status],
      }),
      badgeColumn('priority', 'Priority', {
        sortValue: ({ priority }) => ticketPriorities.indexOf(priority),
        intent: ({ priority }) => ticketPriorityIntents[priority],
        // In sight beside the status while the table scrolls.
        pinned: 'end',
      }),
      dateColumn('created', 'Created'),
      ...input.columns,
    ],
  });
}

import type { Ticket, TicketOrigin } from '#src/api/types/ticket.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { dateColumn, textColumn, titleColumn } from '#src/features/shared/list/describe/columns.tsx';
import { describeList, type ListDescription } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter, dateFilter, type ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import type { Agents } from '#src/features/shared/tickets/agents.ts';
import { customerKey, customerKinds, customerRef } from '#src/features/shared/tickets/customerKey.ts';
import { FirstReplyBadge } from '#src/features/shared/tickets/FirstReplyBadge.tsx';
import {
  firstReply,
  replyDue,
  replyRule,
  replyStates,
  waitingFor,
} from '#src/features/shared/tickets/firstReply.ts';
import { PriorityBars, TicketStatusDot } from '#src/features/shared/tickets/TicketBadges.tsx';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { optionsOf } from '#src/lib/options.ts';
import { toShown } from '#src/lib/text.ts';
import { ticketOriginLabels, ticketPriorities, ticketStatuses } from '#src/lib/ticketLabels.ts';
import { EscalatedBadge } from './list/EscalatedBadge.tsx';
import { TicketSubject } from './list/TicketSubject.tsx';

/** Who has a ticket, as initials with the name in a tooltip. */
function AssigneeInitials({ name }: { name: string }) {
  const shown = toShown(name);
  return (
    <span data-tooltip={shown}>
      <Avatar name={name} size={22} />
      <VisuallyHidden>{shown}</VisuallyHidden>
    </span>
  );
}

/** The list of tickets of either portal. */
export type TicketList = ListDescription<
  Ticket,
  ListFilters<Ticket>,
  'details' | 'reply' | 'note' | 'assign'
>;

/** The differences between the lists of the portals. */
export interface TicketListInput {
  /** Unique per portal: names the list and its saved views. */
  readonly id: string;
  /** Only the master portal has an audit log. */
  /** In the order of the filter Origin. */
  readonly origins: readonly TicketOrigin[];
}

/** Describes the list of tickets of a portal (spec section 2) for its agents. */
export function describeTickets(input: TicketListInput, { me, all, nameOf }: Agents) {
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
      status: choiceFilter('Status', optionsOf(ticketStatuses), ({ status }) => status),
      priority: choiceFilter('Priority', optionsOf(ticketPriorities), ({ priority }) => priority),
      assignee: choiceFilter(
        'Assignee',
        [
          { value: 'me', label: 'Assigned to me', matches: [me.id] },
          { value: 'none', label: 'Unassigned' },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ],
        ({ assignee }) => assignee ?? 'none',
      ),
      waiting: {
        ...choiceFilter(
          'Waiting for',
          [
            { value: 'us', label: 'Us' },
            { value: 'customer', label: 'Customer' },
          ],
          (ticket: Ticket) => waitingFor(ticket),
        ),
        more: true,
      },
      reply: {
        ...choiceFilter(
          'First Reply',
          [
            { value: 'overdue', label: 'Overdue' },
            { value: 'due', label: 'Due' },
            { value: 'hour', label: 'Due within the hour' },
          ],
          (ticket: Ticket) => replyStates(ticket, new Date()),
        ),
        more: true,
      },
      customer: {
        kind: 'reference',
        label: 'Customer',
        several: true,
        of: customerKey,
        nameOf: ({ customer }) => customer,
      },
      created: dateFilter('Created', ({ created }) => created),
    },
    dialogs: ['details', 'reply', 'note', 'assign'],
    views: Object.values(ticketViews),
    // A person knows a ticket by its subject.
    card: {
      title: 'subject',
      corner: 'status',
      lines: [
        {
          column: 'customer',
          text: ({ ticketId, customer }) => `${ticketId} · ${customer}`,
        },
        { column: 'firstReply', lead: ({ priority }) => <PriorityBars priority={priority} /> },
      ],
    },
    columns: [
      titleColumn('ticketId', 'Ticket ID', {
        after: ({ isEscalated }) => (isEscalated ? <EscalatedBadge /> : null),
        // With the badge.
        ch: 17,
        numeric: true,
      }),
      textColumn('origin', 'Origin', {
        value: ({ origin }) => ticketOriginLabels[origin],
        ch: 13,
      }),
      textColumn('customer', 'Customer', {
        searchable: true,
        tone: 'muted',
        ch: 12,
        share: 16,
        names: { kinds: customerKinds, of: (ticket: Ticket) => customerRef(ticket) },
      }),
      textColumn('subject', 'Subject', {
        searchable: true,
        // 45 letters.
        ch: 36,
        cell: ({ ticketId, subject }) => <TicketSubject ticketId={ticketId} subject={subject} />,
      }),
      textColumn('status', 'Status', {
        sortValue: ({ status }) => ticketStatuses.indexOf(status),
        cell: ({ status }) => <TicketStatusDot status={status} />,
        ch: 11,
      }),
      textColumn('priority', 'Priority', {
        sortValue: ({ priority }) => ticketPriorities.indexOf(priority),
        cell: ({ priority }) => <PriorityBars priority={priority} />,
        ch: 10,
      }),
      dateColumn('created', 'Created'),
      textColumn('assignee', 'Assignee', {
        value: ({ assignee }) => assignee && nameOf(assignee),
        cell: ({ assignee }) => (assignee === null ? null : <AssigneeInitials name={nameOf(assignee)} />),
        // The initials.
        ch: 4,
        initiallyHidden: true,
        names: refersTo(({ assignee }) => assignee, 'staff-users', 'support-users'),
      }),
      textColumn('firstReply', 'First Reply', {
        hint: replyRule,
        value: (ticket) => firstReply(ticket, new Date()).text,
        sortValue: (ticket) => replyDue(ticket),
        cell: (ticket) => <FirstReplyBadge ticket={ticket} />,
        // As a badge: `Replied 59 min late`.
        ch: 18,
      }),
    ],
  });
}

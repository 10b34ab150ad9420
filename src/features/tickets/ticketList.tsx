import { TriangleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import styled from 'styled-components';
import type { KindId } from '#src/api/types/record.ts';
import type { Ticket, TicketOrigin } from '#src/api/types/ticket.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { theme } from '#src/components/theme/theme.ts';
import { dateColumn, textColumn, titleColumn } from '#src/features/shared/list/describe/columns.tsx';
import { describeList, type ListDescription } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter, dateFilter, type ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type RecordKind, refersTo } from '#src/features/shared/records/recordKind.ts';
import { PriorityBars, TicketStatusDot } from '#src/features/shared/tickets/TicketBadges.tsx';
import {
  ticketOriginLabels,
  ticketPriorities,
  ticketStatuses,
} from '#src/features/shared/tickets/ticketLabels.ts';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { ownLanguage } from '#src/lib/language.ts';
import { optionsOf } from '#src/lib/options.ts';
import { refKey } from '#src/lib/recordUrl.ts';
import { toShown } from '#src/lib/text.ts';
import type { Agents } from './agents.ts';
import { FirstReplyBadge, firstReply, replyDue, replyRule, replyStates, waitingFor } from './firstReply.tsx';

/** The numbers of the tickets with an unsent comment or status, which the list marks. */
export const TicketDrafts = createContext<ReadonlySet<string>>(new Set());

const DraftMark = styled.span`
  margin-inline-end: ${theme.space[2]};
`;

/** The subject of a ticket in the list, with a mark before it while something about the ticket is not sent. */
function TicketSubject({ ticketId, subject }: Pick<Ticket, 'ticketId' | 'subject'>) {
  const drafts = useContext(TicketDrafts);
  return (
    <>
      {drafts.has(ticketId) ? (
        <DraftMark>
          <Badge intent="info">Draft</Badge>
        </DraftMark>
      ) : null}
      <span {...ownLanguage(subject)}>{toShown(subject)}</span>
    </>
  );
}

const EscalatedMark = styled(Badge)`
  position: relative;
  padding: 0 5px;
  overflow: visible;
  > svg {
    margin: 0;
  }
  /* Whole, over the number of the ticket: nothing of the word is cut. */
  > span {
    inset-inline-end: 0;
    inline-size: max-content;
    overflow: visible;
  }
`;

/** The badge of an escalated ticket in the list: an icon, because the subject needs the room. */
function EscalatedBadge() {
  return (
    <EscalatedMark intent="danger" data-tooltip="Escalated">
      <TriangleAlert aria-hidden="true" />
      <VisuallyHidden>Escalated</VisuallyHidden>
    </EscalatedMark>
  );
}

/** Who has a ticket, as initials with the marked name in a tooltip. */
function AssigneeInitials({ name, marked }: { name: string; marked: string }) {
  const shown = toShown(marked);
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
  readonly kind: RecordKind<Ticket>;
  /** In the order of the filter Origin. */
  readonly origins: readonly TicketOrigin[];
  /** The kinds of the customers, and that of the agents. */
  readonly customers: readonly KindId[];
  readonly agents: KindId;
}

/** Describes the list of tickets of a portal (spec section 2) for its agents. */
export function describeTickets(input: TicketListInput, { me, all, left, nameOf, markedNameOf }: Agents) {
  return describeList<Ticket>()({
    ...input.kind,
    title: 'Support Management',
    label: 'Support Tickets',
    search: 'Search by customer, subject or ticket ID',
    filters: {
      origin: choiceFilter('Origin', optionsOf(input.origins, ticketOriginLabels), ({ origin }) => origin),
      status: choiceFilter('Status', optionsOf(ticketStatuses), ({ status }) => status),
      priority: choiceFilter('Priority', optionsOf(ticketPriorities), ({ priority }) => priority),
      assignee: {
        ...choiceFilter(
          'Assignee',
          [
            { value: 'me', label: 'Assigned to me', matches: [me.id] },
            { value: 'none', label: 'Unassigned' },
            { value: 'left', label: 'Staff who left', matches: left },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
          ],
          ({ assignee }: Ticket) => assignee ?? 'none',
        ),
        people: true,
      },
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
      escalated: {
        ...choiceFilter(
          'Escalated',
          [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
          ({ isEscalated }: Ticket) => (isEscalated ? 'yes' : 'no'),
        ),
        more: true,
      },
      customer: {
        type: 'reference',
        label: 'Customer',
        several: true,
        of: ({ customerRecord }: Ticket) => refKey(customerRecord),
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
        value: ({ ticketId }) => ticketId,
        after: ({ isEscalated }) => (isEscalated ? <EscalatedBadge /> : null),
        // With the badge.
        ch: 18,
        numeric: true,
      }),
      textColumn('origin', 'Origin', {
        value: ({ origin }) => ticketOriginLabels[origin],
        ch: 14,
      }),
      textColumn('customer', 'Customer', {
        value: ({ customer }) => customer,
        searchable: true,
        tone: 'muted',
        // The subject needs the room more.
        ch: 13,
        grows: 'last',
        names: { kinds: input.customers, of: ({ customerRecord }: Ticket) => customerRecord },
      }),
      textColumn('subject', 'Subject', {
        value: ({ subject }) => subject,
        searchable: true,
        ch: 20,
        grows: true,
        cell: ({ ticketId, subject }) => <TicketSubject ticketId={ticketId} subject={subject} />,
      }),
      textColumn('status', 'Status', {
        value: ({ status }) => status,
        sortValue: ({ status }) => ticketStatuses.indexOf(status),
        cell: ({ status }) => <TicketStatusDot status={status} />,
        ch: 11,
      }),
      textColumn('priority', 'Priority', {
        value: ({ priority }) => priority,
        sortValue: ({ priority }) => ticketPriorities.indexOf(priority),
        cell: ({ priority }) => <PriorityBars priority={priority} />,
        ch: 9,
      }),
      dateColumn('created', 'Created', { value: ({ created }) => created }),
      textColumn('assignee', 'Assignee', {
        value: ({ assignee }) => assignee && markedNameOf(assignee),
        cell: ({ assignee }) =>
          assignee === null ? null : (
            <AssigneeInitials name={nameOf(assignee)} marked={markedNameOf(assignee)} />
          ),
        // The initials.
        ch: 4,
        initiallyHidden: true,
        names: refersTo(input.agents, ({ assignee }) => assignee),
      }),
      textColumn('firstReply', 'First Reply', {
        hint: replyRule,
        folds: true,
        value: (ticket) => firstReply(ticket, new Date()).text,
        sortValue: (ticket) => replyDue(ticket),
        cell: (ticket) => <FirstReplyBadge ticket={ticket} />,
        // As a badge: `Replied 59 min late`.
        ch: 16,
      }),
    ],
  });
}

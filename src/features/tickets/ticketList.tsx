import type { Ticket, TicketOrigin, TicketPriority } from '#src/api/types/ticket.ts';
import {
  badgeColumn,
  dateColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import {
  type Choice,
  choicesOf,
  describeList,
  type GivenView,
  type ListColumn,
  type ListDescription,
  type ListFilters,
} from '#src/features/shared/list/describe/description.ts';
import {
  ticketOriginLabels,
  ticketPriorities,
  ticketPriorityIntents,
  ticketStatuses,
  ticketStatusIntents,
} from '#src/lib/ticketLabels.ts';
import { firstReply } from './firstReply.ts';
import { TicketNumber } from './TicketNumber.tsx';

interface TicketListInput<Filters extends ListFilters<Ticket>> {
  /** Unique per portal: names the list and its saved views. */
  readonly id: string;
  /** Origins of the portal's tickets, in the order of the filter. */
  readonly origins: readonly TicketOrigin[];
  /** Choices of the filter Priority; each priority when absent. */
  readonly priorities?: readonly PriorityChoice[];
  /** Filters of this portal alone, after the common ones. */
  readonly filters: Filters;
  /** Columns at the end. */
  readonly more?: readonly ListColumn<Ticket, 'details'>[];
  readonly views?: readonly GivenView[];
}

type PriorityChoice = Choice<TicketPriority | 'Urgent'>;

const eachPriority: readonly PriorityChoice[] = choicesOf(ticketPriorities);

/** Each priority, and the two highest together. */
const prioritiesAndUrgent: readonly PriorityChoice[] = [
  ...eachPriority,
  { value: 'Urgent', label: 'Critical & High', matches: ['Critical', 'High'] },
];

/** The list of tickets of a portal (spec section 2). */
export function describeTickets<const Filters extends ListFilters<Ticket>>(input: TicketListInput<Filters>) {
  const { id, origins, priorities = eachPriority, filters, more = [], views = [] } = input;
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
        choices: priorities,
        by: 'browser',
        of: ({ priority }) => priority,
      },
      ...filters,
    },
    dialogs: ['details', 'reply', 'status'],
    views,
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
        width: more.length > 0 ? 144 : 180,
        tone: 'muted',
      }),
      textColumn({
        id: 'subject',
        header: 'Subject',
        value: ({ subject }) => subject,
        searchable: true,
        // Room for the further columns on a screen of 1440 px.
        width: more.length > 0 ? 168 : 290,
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
      ...more,
    ],
  });
}

/** The list of tickets of any portal. */
export type TicketList = ListDescription<Ticket, ListFilters<Ticket>, 'details' | 'reply' | 'status'>;

/** Staff users of the samples of the master portal. */
export const masterAssignees: readonly string[] = [
  'Adam Weiss',
  'Daniel Okafor',
  'Hessa Al Mansoori',
  'Lina Farouq',
  'Mei Tanaka',
  'Sara Khalil',
];

/** The list of the master portal. */
export const ticketList = describeTickets({
  id: 'tickets',
  origins: ['developer', 'investor', 'property_manager'],
  filters: {},
});

/** Agents of the samples of the support portal. */
const sampleAgents: readonly string[] = ['Amal Haddad', 'Jonas Berg', 'Lina Farouq', 'Noor Rahman'];

/** The agents of the support portal; the signed-in one may not be among those of the samples. */
export function withAgent(agent: string): readonly string[] {
  return agent === '' || sampleAgents.includes(agent) ? sampleAgents : [agent, ...sampleAgents];
}

/** The list of the support portal for the agent of that name. */
export function describeSupportTickets(agent: string) {
  const agents = withAgent(agent);
  return describeTickets({
    id: 'support-tickets',
    origins: ['developer', 'landlord', 'property_manager'],
    priorities: prioritiesAndUrgent,
    filters: {
      assignee: {
        kind: 'choice',
        label: 'Assignee',
        choices: [
          { value: 'me', label: 'Assigned to me', matches: [agent] },
          { value: 'none', label: 'Unassigned' },
          ...agents.map((name) => ({ value: name, label: name })),
        ],
        by: 'browser',
        of: ({ assignee }) => assignee ?? 'none',
      },
    },
    more: [
      badgeColumn({
        id: 'firstReply',
        header: 'First Reply',
        value: (ticket) => firstReply(ticket, agents).text,
        sortValue: (ticket) => firstReply(ticket, agents).left,
        intent: (ticket) => firstReply(ticket, agents).intent,
        width: 184,
        card: 'line',
      }),
    ],
    views: [
      { name: 'Assigned to me', query: 'assignee=me' },
      { name: 'Unassigned', query: 'assignee=none' },
    ],
  });
}

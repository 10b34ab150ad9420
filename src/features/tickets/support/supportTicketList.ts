import type { Ticket } from '#src/api/types/ticket.ts';
import { badgeColumn } from '#src/features/shared/list/describe/columns.tsx';
import { choiceFilter, type FilterOption } from '#src/features/shared/list/describe/description.ts';
import { firstReply, replyHours } from '#src/features/shared/tickets/firstReply.ts';
import { optionsOf } from '#src/lib/options.ts';
import { ticketPriorities, ticketStatuses } from '#src/lib/ticketLabels.ts';
import { describeTickets } from '../ticketList.tsx';

/** Each status, and the two that need work together, which the dashboard's View All shows. */
const statuses: readonly FilterOption[] = [
  ...optionsOf(ticketStatuses),
  { value: 'Active', label: 'Open & In Progress', matches: ['Open', 'In Progress'], onlyWhenSet: true },
];

/** Each priority, and the two highest together, which the dashboard's View All shows. */
const priorities: readonly FilterOption[] = [
  ...optionsOf(ticketPriorities),
  { value: 'Urgent', label: 'Critical & High', matches: ['Critical', 'High'], onlyWhenSet: true },
];

const rule = Object.entries(replyHours)
  .map(([priority, hours]) => `${priority} ${hours} h`)
  .join(', ');

/** The list of tickets of the support portal for the signed-in agent, who is one of the `agents`, at that moment. */
export function describeSupportTickets(agent: string, agents: readonly string[], now: Date) {
  const replyOf = (ticket: Ticket) => firstReply(ticket, agents, now);
  return describeTickets({
    id: 'support-tickets',
    origins: ['developer', 'landlord', 'property_manager'],
    statuses,
    priorities,
    filters: {
      assignee: choiceFilter(
        'Assignee',
        [
          { value: 'me', label: 'Assigned to me', matches: [agent] },
          { value: 'none', label: 'Unassigned' },
          ...optionsOf(agents),
        ],
        ({ assignee }) => assignee ?? 'none',
      ),
    },
    // With a line more, the subject has one row, so that five records are visible on a phone.
    card: { lines: ['firstReply'], wideLines: ['customer'] },
    columns: [
      badgeColumn('firstReply', 'First Reply', {
        hint: `Sample rule for the first reply: ${rule}`,
        value: (ticket) => replyOf(ticket).text,
        sortValue: (ticket) => replyOf(ticket).left,
        intent: (ticket) => replyOf(ticket).intent,
      }),
    ],
    views: [
      { name: 'Assigned to me', query: 'assignee=me' },
      { name: 'Unassigned', query: 'assignee=none' },
    ],
  });
}

import { badgeColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { FilterOption } from '#src/features/shared/list/describe/description.ts';
import { optionsOf } from '#src/lib/options.ts';
import { ticketPriorities } from '#src/lib/ticketLabels.ts';
import { describeTickets } from '../ticketList.tsx';
import { firstReply } from './firstReply.ts';

/** Each priority, and the two highest together, which the dashboard's View All shows. */
const priorities: readonly FilterOption[] = [
  ...optionsOf(ticketPriorities),
  { value: 'Urgent', label: 'Critical & High', matches: ['Critical', 'High'] },
];

/** The list of tickets of the support portal for the signed-in agent, who is one of the `agents`. */
export function describeSupportTickets(agent: string, agents: readonly string[]) {
  return describeTickets({
    id: 'support-tickets',
    origins: ['developer', 'landlord', 'property_manager'],
    priorities,
    filters: {
      assignee: {
        kind: 'choice',
        label: 'Assignee',
        choices: [
          { value: 'me', label: 'Assigned to me', matches: [agent] },
          { value: 'none', label: 'Unassigned' },
          ...optionsOf(agents),
        ],
        by: 'browser',
        of: ({ assignee }) => assignee ?? 'none',
      },
    },
    columns: [
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

import { optionsOf } from '#src/lib/options.ts';
import { ticketPriorities, ticketStatuses } from '#src/lib/ticketLabels.ts';
import { describeTickets } from '../ticketList.tsx';

/** The list of tickets of the master portal. */
export const masterTicketList = describeTickets({
  id: 'tickets',
  kind: 'ticket',
  origins: ['developer', 'investor', 'property_manager'],
  statuses: optionsOf(ticketStatuses),
  priorities: optionsOf(ticketPriorities),
  filters: {
    assignee: {
      kind: 'reference',
      label: 'Assignee',
      of: ({ assignee }) => assignee,
      nameOf: ({ assignee }) => assignee ?? '',
    },
  },
  card: { titleRows: 2, lines: [], wideLines: ['customer', 'created'] },
  columns: [],
  views: [],
});

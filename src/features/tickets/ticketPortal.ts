import type { TicketFigure } from '#src/features/shared/support/TicketCards.tsx';
import { type ReplyTemplate, sampleReplies } from './details/replyTemplates.ts';
import { replyHours, SAMPLE_MOMENT } from './firstReply.ts';
import {
  describeSupportTickets,
  masterAssignees,
  type TicketList,
  ticketList,
  withAgent,
} from './ticketList.tsx';

/** The differences between the portals that show tickets. */
export interface TicketPortal {
  /** With the portal's origins. */
  readonly list: TicketList;
  readonly figures: readonly TicketFigure[];
  /** Title of the dialog of a ticket. */
  readonly title: string;
  /** Names of the staff users who can be assigned. */
  readonly assignees: readonly string[];
  /** Templates of replies; empty for a portal without any. */
  readonly templates: readonly ReplyTemplate[];
  /** A line above the table. */
  readonly note: string | null;
}

/** Support Management of the master portal (spec section 2). */
export const masterTicketPortal: TicketPortal = {
  list: ticketList,
  figures: [
    { status: 'Open', title: 'Open Tickets', value: 23 },
    { status: 'In Progress', title: 'In Progress', value: 45 },
    { status: 'Resolved', title: 'Resolved Today', value: 156 },
    { status: 'Closed', title: 'Closed', value: 89 },
  ],
  title: 'Ticket Details',
  assignees: masterAssignees,
  templates: [],
  note: null,
};

const supportFigures: readonly TicketFigure[] = [
  { status: 'Open', title: 'Open', value: 23 },
  { status: 'In Progress', title: 'In Progress', value: 45 },
  { status: 'Resolved', title: 'Resolved Today', value: 156 },
  { status: 'Closed', title: 'Closed', value: 89 },
];

const rule = Object.entries(replyHours)
  .map(([priority, hours]) => `${priority} ${hours} h`)
  .join(', ');

/** Support Management of the support portal (spec section 2) for the agent of that name. */
export function supportTicketPortal(agent: string): TicketPortal {
  return {
    list: describeSupportTickets(agent),
    figures: supportFigures,
    title: 'Ticket Details - Blume Master Portal',
    assignees: withAgent(agent),
    templates: sampleReplies,
    note: `Sample rule for First Reply: ${rule}, at ${SAMPLE_MOMENT}.`,
  };
}

import type { TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import type { Agents } from './agents.ts';
import type { ReplyTemplate } from './details/replyTemplates.ts';
import { masterTicketKind, supportTicketKind } from './ticket.ts';
import { describeTickets, type TicketList, type TicketListInput } from './ticketList.tsx';

/** Sample templates. Nothing fills `{date}` and `{information}`: the agent writes them. */
export const sampleReplies: readonly ReplyTemplate[] = [
  {
    name: 'We are looking at it',
    text: 'Dear {customer},\n\nthank you for your message. We are looking at {ticketId} and will answer by {date}.\n\n{agent}',
  },
  {
    name: 'We need more from you',
    text: 'Dear {customer},\n\nto go on with {ticketId} we need {information} from you.\n\n{agent}',
  },
  {
    name: 'It is solved',
    text: 'Dear {customer},\n\n{ticketId} is solved. Please tell us if anything is still not right.\n\n{agent}',
  },
];

/** The differences between Support Management of the master portal and of the support portal. */
interface TicketPortalInput extends TicketListInput {
  /** Title of the card of open tickets. */
  readonly open: string;
  /** Title of the dialog of a ticket. */
  readonly title: string;
}

/** Support Management of a portal, for its agents. */
export interface TicketPortal extends Pick<TicketPortalInput, 'title'> {
  readonly figures: readonly TicketFigure[];
  readonly list: TicketList;
  readonly agents: Agents;
  /** Templates of replies. */
  readonly templates: readonly ReplyTemplate[];
}

/** Makes the Support Management of a portal for its agents. */
function ticketPortal({ open, title, ...list }: TicketPortalInput) {
  return (agents: Agents): TicketPortal => ({
    list: describeTickets(list, agents),
    figures: [
      { status: 'Open', title: open, value: 23 },
      { status: 'In Progress', title: 'In Progress', value: 45 },
      { status: 'Resolved', title: 'Resolved Today', value: 156 },
      { status: 'Closed', title: 'Closed', value: 89 },
    ],
    title,
    agents,
    templates: sampleReplies,
  });
}

/** Support Management of the master portal (spec section 2). */
export const masterTicketPortal = ticketPortal({
  kind: masterTicketKind,
  title: 'Ticket Details',
  open: 'Open Tickets',
  origins: ['developer', 'investor', 'property_manager'],
  customers: ['companies', 'developers', 'investors'],
  agents: 'staff-users',
});

/** Support Management of the support portal (spec section 2). */
export const supportTicketPortal = ticketPortal({
  kind: supportTicketKind,
  title: 'Ticket Details - Blume Master Portal',
  open: 'Open',
  origins: ['developer', 'landlord', 'property_manager'],
  customers: ['support-companies', 'support-users'],
  agents: 'support-users',
});

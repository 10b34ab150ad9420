import type { TicketFigure } from './TicketCards.tsx';
import { type TicketList, ticketList } from './ticketList.tsx';

/** The differences between the portals that show tickets. */
export interface TicketPortal {
  /** With the portal's origins. */
  readonly list: TicketList;
  readonly figures: readonly TicketFigure[];
  /** Title of the dialog of a ticket. */
  readonly title: string;
  /** Names of the staff users who can be assigned. */
  readonly assignees: readonly string[];
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
  assignees: ['Adam Weiss', 'Daniel Okafor', 'Hessa Al Mansoori', 'Lina Farouq', 'Mei Tanaka', 'Sara Khalil'],
};

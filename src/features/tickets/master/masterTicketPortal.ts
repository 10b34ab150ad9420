import { ticketPortal } from '../ticketPortal.ts';

/** Support Management of the master portal (spec section 2). */
export const masterTicketPortal = ticketPortal({
  id: 'tickets',
  title: 'Ticket Details',
  origins: ['developer', 'investor', 'property_manager'],
  figures: [
    { status: 'Open', title: 'Open Tickets', value: 23 },
    { status: 'In Progress', title: 'In Progress', value: 45 },
    { status: 'Resolved', title: 'Resolved Today', value: 156 },
    { status: 'Closed', title: 'Closed', value: 89 },
  ],
});

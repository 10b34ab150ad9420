import { ticketPortal } from '../ticketPortal.ts';

/** Support Management of the support portal (spec section 2). */
export const supportTicketPortal = ticketPortal({
  id: 'support-tickets',
  title: 'Ticket Details - Blume Master Portal',
  origins: ['developer', 'landlord', 'property_manager'],
  figures: [
    { status: 'Open', title: 'Open', value: 23 },
    { status: 'In Progress', title: 'In Progress', value: 45 },
    { status: 'Resolved', title: 'Resolved Today', value: 156 },
    { status: 'Closed', title: 'Closed', value: 89 },
  ],
});

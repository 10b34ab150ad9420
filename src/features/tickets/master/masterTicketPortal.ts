import { sampleReplies } from '../sampleReplies.ts';
import type { TicketPortal } from '../ticketPortal.ts';
import { masterTicketList } from './masterTicketList.ts';

/** Support Management of the master portal (spec section 2). */
export const masterTicketPortal: TicketPortal = {
  list: masterTicketList,
  figures: [
    { status: 'Open', title: 'Open Tickets', value: 23 },
    { status: 'In Progress', title: 'In Progress', value: 45 },
    { status: 'Resolved', title: 'Resolved Today', value: 156 },
    { status: 'Closed', title: 'Closed', value: 89 },
  ],
  title: 'Ticket Details',
  assignees: [
    'Adam Weiss',
    'Daniel Okafor',
    'Hessa Al Mansoori',
    'Lina Farouq',
    'Priya Raghunathan',
    'Sara Khalil',
  ],
  templates: sampleReplies,
};

import type { TicketPortal } from '../ticketPortal.ts';
import { replyHours, SAMPLE_MOMENT } from './firstReply.ts';
import { sampleReplies } from './sampleReplies.ts';
import { describeSupportTickets } from './supportTicketList.ts';

/** Agents of the samples. */
const sampleAgents: readonly string[] = ['Amal Haddad', 'Jonas Berg', 'Lina Farouq', 'Noor Rahman'];

const rule = Object.entries(replyHours)
  .map(([priority, hours]) => `${priority} ${hours} h`)
  .join(', ');

/** Support Management of the support portal (spec section 2) for the agent of that name. */
export function supportTicketPortal(agent: string): TicketPortal {
  const known = agent === '' || sampleAgents.includes(agent);
  const agents = known ? sampleAgents : [agent, ...sampleAgents];
  return {
    list: describeSupportTickets(agent, agents),
    figures: [
      { status: 'Open', title: 'Open', value: 23 },
      { status: 'In Progress', title: 'In Progress', value: 45 },
      { status: 'Resolved', title: 'Resolved Today', value: 156 },
      { status: 'Closed', title: 'Closed', value: 89 },
    ],
    title: 'Ticket Details - Blume Master Portal',
    assignees: agents,
    templates: sampleReplies,
    note: `Sample rule for First Reply: ${rule}; counted at ${SAMPLE_MOMENT}.`,
  };
}

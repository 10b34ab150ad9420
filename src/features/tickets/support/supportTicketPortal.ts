import { sampleReplies } from '../sampleReplies.ts';
import type { TicketPortal } from '../ticketPortal.ts';
import { describeSupportTickets } from './supportTicketList.ts';

/** Agents of the samples. */
const sampleAgents: readonly string[] = ['Amal Haddad', 'Jonas Berg', 'Lina Farouq', 'Noor Rahman'];

/** Support Management of the support portal (spec section 2) for the agent of that name, at that moment. */
export function supportTicketPortal(agent: string, now: Date): TicketPortal {
  const known = agent === '' || sampleAgents.includes(agent);
  const agents = known ? sampleAgents : [agent, ...sampleAgents];
  return {
    list: describeSupportTickets(agent, agents, now),
    figures: [
      { status: 'Open', title: 'Open', value: 23 },
      { status: 'In Progress', title: 'In Progress', value: 45 },
      { status: 'Resolved', title: 'Resolved Today', value: 156 },
      { status: 'Closed', title: 'Closed', value: 89 },
    ],
    title: 'Ticket Details - Blume Master Portal',
    assignees: agents,
    templates: sampleReplies,
  };
}

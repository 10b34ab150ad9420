import type { TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import type { ReplyTemplate } from './details/composer/replyTemplates.ts';
import { sampleReplies } from './sampleReplies.ts';
import { describeTickets, type TicketList, type TicketListInput } from './ticketList.tsx';

/** The differences between Support Management of the master portal and of the support portal. */
interface TicketPortalInput extends TicketListInput {
  readonly figures: readonly TicketFigure[];
  /** Title of the dialog of a ticket. */
  readonly title: string;
  /** Names of the agents of the samples. */
  readonly agents: readonly string[];
}

/** Support Management of a portal, for the signed-in user. */
export interface TicketPortal extends Pick<TicketPortalInput, 'figures' | 'title'> {
  readonly list: TicketList;
  /** Names of the staff users who can be assigned, and whose comments are replies. */
  readonly assignees: readonly string[];
  /** Templates of replies. */
  readonly templates: readonly ReplyTemplate[];
}

/** Makes the Support Management of a portal for the signed-in user of a name, who is an agent too. */
export function ticketPortal({ figures, title, agents, ...list }: TicketPortalInput) {
  return (agent: string): TicketPortal => {
    const assignees = agent === '' || agents.includes(agent) ? agents : [agent, ...agents];
    return {
      list: describeTickets(list, agent, assignees),
      figures,
      title,
      assignees,
      templates: sampleReplies,
    };
  };
}

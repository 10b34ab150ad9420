import type { TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import type { ReplyTemplate } from './details/composer/replyTemplates.ts';
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

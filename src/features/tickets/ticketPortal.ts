import type { Agents } from '#src/features/shared/tickets/agents.ts';
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
}

/** Support Management of a portal, for its agents. */
export interface TicketPortal extends Pick<TicketPortalInput, 'figures' | 'title'> {
  readonly list: TicketList;
  readonly agents: Agents;
  /** Templates of replies. */
  readonly templates: readonly ReplyTemplate[];
}

/** Makes the Support Management of a portal for its agents. */
export function ticketPortal({ figures, title, ...list }: TicketPortalInput) {
  return (agents: Agents): TicketPortal => ({
    list: describeTickets(list, agents),
    figures,
    title,
    agents,
    templates: sampleReplies,
  });
}

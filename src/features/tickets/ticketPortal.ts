import type { TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import type { ReplyTemplate } from './details/composer/replyTemplates.ts';
import type { TicketList } from './ticketList.tsx';

/** The differences between Support Management of the master portal and of the support portal. */
export interface TicketPortal {
  readonly list: TicketList;
  readonly figures: readonly TicketFigure[];
  /** Title of the dialog of a ticket. */
  readonly title: string;
  /** Names of the staff users who can be assigned. */
  readonly assignees: readonly string[];
  /** Templates of replies. */
  readonly templates: readonly ReplyTemplate[];
}

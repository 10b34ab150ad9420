import styled from 'styled-components';
import type { Attachment } from '#src/api/types/ticket.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { media } from '#src/components/theme/theme.ts';
import { CustomerCard, type TicketCustomer } from './customer/CustomerCard.tsx';
import { EscalationHistory } from './EscalationHistory.tsx';
import { PlainText } from './PlainText.tsx';
import { TicketAttachments } from './TicketAttachments.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketTrail } from './TicketTrail.tsx';
import { TicketUpdate, type TicketUpdateProps } from './TicketUpdate.tsx';

export interface TicketBodyProps extends Omit<TicketUpdateProps, 'values'> {
  /** Name of the signed-in user. */
  agent: string;
  /** Shown beside the ticket; absent in a portal that shows no customers. */
  customer?: TicketCustomer | undefined;
  /** Scrolls the dialog to the top of the ticket, because the reply or the status does not get the focus. */
  startsAtTop: boolean;
  /** Opens another ticket in place of this one. */
  onTicket: (ticketId: string) => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (file: File) => Promise<string | null>;
  onDownload: (attachment: Attachment) => void;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
`;

/** The ticket and its customer: beside each other where there is room. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 22px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Scrolls to the top, and focuses the dialog's body if the focused element was removed with the previous ticket. */
function showTop(parts: HTMLElement | null): void {
  const body = parts?.closest<HTMLElement>('[data-body]');
  body?.scrollTo(0, 0);
  if (document.activeElement === document.body) body?.focus();
}

/** The parts of a ticket between title and buttons (spec section 2). */
export function TicketBody(props: TicketBodyProps) {
  const { agent, customer, startsAtTop, onTicket, onUpload, onDownload, ...update } = props;
  const { ticket } = update;
  return (
    <Parts ref={startsAtTop ? showTop : null}>
      {customer ? (
        <Beside>
          <TicketFacts ticket={ticket} />
          <CustomerCard {...customer} onTicket={onTicket} />
        </Beside>
      ) : (
        <TicketFacts ticket={ticket} />
      )}
      {ticket.escalationHistory.length > 0 ? <EscalationHistory history={ticket.escalationHistory} /> : null}
      <DialogSection title="Issue Description">
        <PlainText label="Issue description" text={ticket.description} />
      </DialogSection>
      <TicketAttachments attachments={ticket.attachments} onUpload={onUpload} onDownload={onDownload} />
      <TicketTrail log={ticket.activityLog} />
      <TicketUpdate {...update} values={{ customer: ticket.customer, ticketId: ticket.ticketId, agent }} />
    </Parts>
  );
}

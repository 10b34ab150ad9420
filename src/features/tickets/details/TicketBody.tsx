import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Attachment } from '#src/api/types/ticket.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { CustomerCard, type TicketCustomer } from './customer/CustomerCard.tsx';
import { EscalationHistory } from './EscalationHistory.tsx';
import { PlainText } from './PlainText.tsx';
import { TicketAttachments } from './TicketAttachments.tsx';
import { TicketColumns } from './TicketColumns.ts';
import { TicketFacts, type TicketFactsProps } from './TicketFacts.tsx';
import { TicketHead } from './TicketHead.tsx';
import { TicketTrail } from './TicketTrail.tsx';
import { TicketUpdate, type TicketUpdateProps } from './TicketUpdate.tsx';

export interface TicketBodyProps extends Omit<TicketUpdateProps, 'values'>, TicketFactsProps {
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

/** Scrolls to the top, and focuses the dialog's body if the focused element was removed with the previous ticket. */
function showTop(parts: HTMLElement | null): void {
  const body = parts?.closest<HTMLElement>('[data-body]');
  body?.scrollTo(0, 0);
  if (document.activeElement === document.body) body?.focus();
}

/** The parts of a ticket between title and buttons (spec section 2): the work on it, and beside it its facts. */
export function TicketBody(props: TicketBodyProps) {
  const { agent, customer, startsAtTop, onTicket, onUpload, onDownload, ...update } = props;
  const { ticket } = update;
  const trail = useRef<HTMLDivElement>(null);
  return (
    <TicketColumns ref={startsAtTop ? showTop : null}>
      <div>
        <TicketHead ticket={ticket} />
        <DialogSection title="Issue Description">
          <PlainText label="Issue description" text={ticket.description} />
        </DialogSection>
        {ticket.escalationHistory.length > 0 ? (
          <EscalationHistory history={ticket.escalationHistory} />
        ) : null}
        <div ref={trail} data-trail="">
          <TicketTrail log={ticket.activityLog} />
        </div>
        <div data-reply="">
          <TicketUpdate
            {...update}
            values={{ customer: ticket.customer, ticketId: ticket.ticketId, agent }}
            onComment={(isInternal) => {
              flushSync(() => update.onComment(isInternal));
              // The new entry is the last one.
              trail.current?.scrollIntoView({ block: 'end' });
            }}
          />
        </div>
      </div>
      <div>
        <TicketFacts {...update} />
        <TicketAttachments attachments={ticket.attachments} onUpload={onUpload} onDownload={onDownload} />
        {customer ? <CustomerCard {...customer} onTicket={onTicket} /> : null}
      </div>
    </TicketColumns>
  );
}

import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/ConfirmDialog.tsx';
import { fileNameText } from '#src/lib/fileName.ts';
import { clamp, toShown } from '#src/lib/text.ts';
import type { TicketDraft } from './details/ticketDraft.ts';

/** A status for tickets of the list, of which some have a text that is not sent. */
export interface UnsentQuestion {
  readonly unsent: readonly { readonly ticket: Ticket; readonly draft: TicketDraft }[];
  readonly status: TicketStatus;
  /** Sends each text to those whom it is for, and sets the status. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Letters of a text that are read back. */
const SHOWN = 200;

/** Asks before a status that is set in the list sends what is written, because the text is out of sight there. */
export function UnsentDialog({ unsent, status, onConfirm, onClose }: UnsentQuestion) {
  return (
    <ConfirmDialog
      title="Send what is written?"
      confirmLabel={`Send and set ${status}`}
      intent="primary"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {unsent.map(({ ticket: { ticketId, customer }, draft: { to, text, files } }) => (
        <p key={ticketId}>
          {ticketId}, {to === 'customer' ? `to the customer ${toShown(customer)}` : 'an internal note'}: “
          {toShown(clamp(text.trim() || files.map(({ name }) => fileNameText(name)).join(', '), SHOWN))}”
        </p>
      ))}
    </ConfirmDialog>
  );
}

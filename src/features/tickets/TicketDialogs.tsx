import type { Attachment, Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { recordDialogs } from '#src/features/shared/record/recordDialogs.ts';
import type { TicketCustomer } from './details/CustomerCard.tsx';
import type { ReplyTemplate } from './details/replyTemplates.ts';
import type { TicketList } from './ticketList.tsx';

const details = lazyDialog(async () => (await import('./details/TicketDetails.tsx')).TicketDetails);

/** Loads the code of a dialog when its button is hovered or focused. */
export const preloads = { details: details.preload };

export interface TicketDialogsProps extends OpenedOf<TicketList> {
  /** Title of the dialog of a ticket. */
  title: string;
  /** Names of the staff users who can be assigned. */
  assignees: readonly string[];
  /** Name of the signed-in user. */
  agent: string;
  templates: readonly ReplyTemplate[];
  /** The customer of the opened ticket; null hides the card. */
  customer: TicketCustomer | null;
  /** Opens another ticket in place of the opened one. */
  onTicket: (ticketId: string) => void;
  /** Opens the next or the previous ticket; null while none is opened. */
  steps: RecordSteps | null;
  onComment: (ticket: Ticket, text: string, isInternal: boolean) => void;
  onStatus: (ticket: Ticket, status: TicketStatus) => void;
  onAssign: (ticket: Ticket, name: string) => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (ticket: Ticket, file: File) => Promise<string | null>;
  onDownload: (attachment: Attachment) => void;
}

/** The opened dialog of the list. */
export function TicketDialogs(props: TicketDialogsProps) {
  const { dialog, onComment, onStatus, onAssign, onUpload, ...common } = props;
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Ticket" />;
    case 'details':
    case 'reply':
    case 'status': {
      const { row } = dialog;
      return (
        <details.Dialog
          {...common}
          ticket={row}
          begin={dialog.type}
          onComment={(text, isInternal) => onComment(row, text, isInternal)}
          onStatus={(status) => onStatus(row, status)}
          onAssign={(name) => onAssign(row, name)}
          onUpload={(file) => onUpload(row, file)}
        />
      );
    }
  }
}

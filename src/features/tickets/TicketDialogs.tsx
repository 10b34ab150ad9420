import type { Attachment, Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { recordDialogs } from '#src/features/shared/record/recordDialogs.ts';
import type { TicketList } from './ticketList.tsx';

const details = lazyDialog(async () => (await import('./details/TicketDetails.tsx')).TicketDetails);

/** Load the code of a dialog, when its button is hovered or focused. */
export const preloads = { details: details.preload };

export interface TicketDialogsProps extends OpenedOf<TicketList> {
  /** Title of the dialog of a ticket. */
  title: string;
  /** Names of the staff users who can be assigned. */
  assignees: readonly string[];
  /** Opens the next or the previous ticket; null while none is opened. */
  steps: RecordSteps | null;
  onComment: (ticket: Ticket, text: string, isInternal: boolean) => void;
  onStatus: (ticket: Ticket, status: TicketStatus) => void;
  onAssign: (ticket: Ticket, name: string) => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (ticket: Ticket, file: File) => Promise<string | null>;
  onDownload: (attachment: Attachment) => void;
}

/** The dialog that is open over the tickets of a portal. */
export function TicketDialogs(props: TicketDialogsProps) {
  const { dialog, onComment, onStatus, onAssign, onUpload, ...common } = props;
  switch (dialog.type) {
    case 'none':
      return null;
    case 'missing':
      return <recordDialogs.missing.Dialog {...common} noun="Ticket" />;
    case 'details': {
      const { row } = dialog;
      return (
        <details.Dialog
          {...common}
          ticket={row}
          onComment={(text, isInternal) => onComment(row, text, isInternal)}
          onStatus={(status) => onStatus(row, status)}
          onAssign={(name) => onAssign(row, name)}
          onUpload={(file) => onUpload(row, file)}
        />
      );
    }
  }
}

import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { type LazyDialog, lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { OpenedOf } from '#src/features/shared/list/state/listState.ts';
import { recordDialogs } from '#src/features/shared/recordDialogs.ts';
import type { TicketDetailsProps } from './details/TicketDetails.tsx';
import type { TicketList } from './ticketList.tsx';

/** The dialog of a ticket, loaded when it is needed. */
export type LazyTicketDetails = LazyDialog<Omit<TicketDetailsProps, 'customer'>>;

/** The dialog of a ticket without its customer. */
export const ticketDetails: LazyTicketDetails = lazyDialog(
  async () => (await import('./details/TicketDetails.tsx')).TicketDetails,
);

type DetailsProps = Pick<
  TicketDetailsProps,
  'title' | 'assignees' | 'agent' | 'templates' | 'steps' | 'onTicket' | 'onDownload'
>;

export interface TicketDialogsProps extends OpenedOf<TicketList>, DetailsProps {
  /** The dialog of a ticket: each portal has its own. */
  details: LazyTicketDetails;
  onComment: (ticket: Ticket, text: string, isInternal: boolean) => void;
  onStatus: (ticket: Ticket, status: TicketStatus) => void;
  onAssign: (ticket: Ticket, name: string) => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (ticket: Ticket, file: File) => Promise<string | null>;
}

/** The opened dialog of the list. */
export function TicketDialogs(props: TicketDialogsProps) {
  const { dialog, details, onComment, onStatus, onAssign, onUpload, ...common } = props;
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

import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import type { LazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { FrameProps } from '#src/features/shared/list/describe/dialogs.ts';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import type { TicketDetailsProps } from './details/TicketDetails.tsx';
import type { TicketDraft } from './details/ticketDraft.ts';
import type { TicketChange } from './ticketChanges.ts';
import type { TicketList } from './ticketList.tsx';

/** What the dialog gets besides the ticket. */
export interface TicketDialogProps
  extends Pick<
    TicketDetailsProps,
    | 'title'
    | 'assignees'
    | 'agent'
    | 'workload'
    | 'templates'
    | 'steps'
    | 'onTicket'
    | 'onUndo'
    | 'onDownload'
  > {
  /** The draft that is kept for a ticket. */
  draftOf: (ticket: Ticket) => TicketDraft;
  onDraft: (ticket: Ticket, draft: TicketDraft) => void;
  onComment: (ticket: Ticket, text: string, isInternal: boolean, status?: TicketStatus) => void;
  onChange: (ticket: Ticket, change: TicketChange) => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (ticket: Ticket, file: File) => Promise<string | null>;
}

export type TicketDialogs = DialogsOf<TicketList, TicketDialogProps>;

/** The dialogs of a list of tickets: the details, which begin with the conversation, a reply, a note or the assignee. */
export function ticketDialogs(Details: LazyDialog<Omit<TicketDetailsProps, 'customer'>>): TicketDialogs {
  function Shown(props: TicketDialogProps & FrameProps<Ticket, Ticket, TicketDetailsProps['begin']>) {
    const { record, opened, open: _, draftOf, onDraft, onComment, onChange, onUpload, ...more } = props;
    return (
      <Details
        {...more}
        ticket={record}
        begin={opened}
        kept={draftOf(record)}
        onDraft={(draft) => onDraft(record, draft)}
        onComment={(...comment) => onComment(record, ...comment)}
        onChange={(change) => onChange(record, change)}
        onUpload={(file) => onUpload(record, file)}
      />
    );
  }
  const dialog = Object.assign(Shown, { load: Details.load });
  return { details: dialog, reply: dialog, note: dialog, assign: dialog };
}

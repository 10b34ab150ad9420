import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import type { LazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import type { TicketDetailsProps } from './details/TicketDetails.tsx';
import type { TicketDraft } from './details/ticketDraft.ts';
import type { TicketChange } from './ticketChanges.ts';
import type { TicketList } from './ticketList.tsx';

/** What the dialog gets besides the ticket. */
export interface TicketDialogProps
  extends Pick<
    TicketDetailsProps,
    'title' | 'agents' | 'workload' | 'templates' | 'steps' | 'onTicket' | 'onUndo' | 'onDownload'
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
export function ticketDialogs(details: LazyDialog<Omit<TicketDetailsProps, 'customer'>>): TicketDialogs {
  const beginning = (begin: TicketDetailsProps['begin']) => ({
    ...recordDialog(details, (ticket: Ticket, { draftOf, ...props }: TicketDialogProps) => ({
      ...props,
      kept: draftOf(ticket),
      onDraft: (draft: TicketDraft) => props.onDraft(ticket, draft),
      ticket,
      begin,
      onComment: (text: string, isInternal: boolean, status?: TicketStatus) =>
        props.onComment(ticket, text, isInternal, status),
      onChange: (change: TicketChange) => props.onChange(ticket, change),
      onUpload: (file: File) => props.onUpload(ticket, file),
    })),
    // Steps lead from one ticket to the next.
    stays: true,
  });
  return {
    details: beginning('details'),
    reply: beginning('reply'),
    note: beginning('note'),
    assign: beginning('assign'),
  };
}

import type { Attachment, Ticket } from '#src/api/types/ticket.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { undoAction } from '#src/features/shared/undoAction.ts';
import { fileNameText } from '#src/lib/fileName.ts';
import type { Agents } from './agents.ts';
import { attachmentFile } from './attachmentFile.ts';
import { isWritten, type TicketDraft } from './details/ticketDraft.ts';
import { ticketAudit } from './ticketAudit.ts';
import {
  changedText,
  fileNameIn,
  has,
  type TicketChange,
  type TicketStamp,
  unchangedText,
  withAttachment,
  withChange,
  withComment,
  withUndone,
} from './ticketChanges.ts';

/** A change that can be undone. */
interface Undoable {
  readonly text: string;
  readonly toastId: string;
  readonly undo: () => void;
}

export interface TicketCommandsInput {
  readonly agents: Agents;
  readonly store: Pick<SampleStore<Ticket>, 'change'>;
  /** A ticket has got another status. */
  readonly onStatus: (ticketId: string) => void;
  /** The changes that can be undone, the last one last. */
  readonly done: { current: readonly Undoable[] };
}

/** Changes tickets in the store in the name of the signed-in user; status and assignee can be undone, the last one first. */
export function createTicketCommands({ agents, store, onStatus, done }: TicketCommandsInput) {
  /** Changes one ticket; returns it as it was before, null if it was deleted. */
  function write(id: string, to: (ticket: Ticket, stamp: TicketStamp) => Ticket): Ticket | null {
    const { me, nameOf } = agents;
    const stamp: TicketStamp = { by: me.name, staffId: me.id, at: new Date().toISOString(), nameOf };
    let before: Ticket | null = null;
    store.change(id, (ticket) => {
      before = ticket;
      const changed = to(ticket, stamp);
      for (const change of ticketAudit(ticket, changed, agents)) recordAudit(change);
      if (changed.status !== ticket.status) onStatus(ticket.ticketId);
      return changed;
    });
    return before;
  }

  function writeAndTell({ id, ticketId }: Ticket, message: string, to: Parameters<typeof write>[1]): void {
    if (write(id, to)) toast.success(message, { detail: ticketId });
  }

  const undoOf = (undoable: Undoable) =>
    undoAction(() => {
      done.current = done.current.filter((each) => each !== undoable);
      undoable.undo();
    }, undoable.text);

  /** Gives the tickets a status or an assignee, with one toast that undoes it for all of them. */
  function change(
    tickets: readonly Ticket[],
    to: TicketChange,
    apply: Parameters<typeof write>[1] = (ticket, stamp) => withChange(ticket, to, stamp),
    also?: readonly string[],
  ): void {
    const detail = tickets.length === 1 ? tickets[0]?.ticketId : undefined;
    const changed = tickets.flatMap(({ id }) => {
      const before = write(id, apply);
      return before && !has(before, to) ? [before] : [];
    });
    if (changed.length === 0) {
      toast.info(unchangedText(to, tickets.length, agents), { also, detail });
      return;
    }
    const text = changedText(to, changed.length, agents);
    const undoable: Undoable = {
      text,
      toastId: `${text} ${changed.map(({ id }) => id).join(' ')}`,
      undo: () => {
        for (const before of changed)
          write(before.id, (ticket, stamp) => withUndone(ticket, to, before, stamp));
      },
    };
    done.current = [...done.current, undoable];
    toast.success(text, { id: undoable.toastId, also, detail, action: undoOf(undoable) });
  }

  return {
    change: (tickets: readonly Ticket[], to: TicketChange): void => change(tickets, to),
    /** Undoes the last change that is not undone. */
    undo: (): void => {
      const last = done.current.at(-1);
      if (!last) {
        toast.info('Nothing to undo');
        return;
      }
      toast.dismiss(last.toastId);
      undoOf(last).onSelect();
    },
    /** Adds what is written to those whom it is for, and sets the status, in one entry; one toast says both. */
    send: (ticket: Ticket, sent: TicketDraft): void => {
      const { to, status } = sent;
      const added = to === 'customer' ? 'Comment added' : 'Internal note added';
      const add = (current: Ticket, stamp: TicketStamp) => withComment(current, sent, stamp);
      if (status !== null && !isWritten(sent)) change([ticket], { status });
      else if (status === null || status === ticket.status) writeAndTell(ticket, added, add);
      else change([ticket], { status }, add, [added]);
    },
    /** Adds a file whose bytes are in memory. */
    attach: (ticket: Ticket, file: File): void =>
      writeAndTell(
        ticket,
        `${fileNameText(fileNameIn(ticket, file))} has been uploaded successfully.`,
        (current, stamp) => withAttachment(current, file, stamp),
      ),
    download: (attachment: Attachment): void => saveFile(attachmentFile(attachment), attachment.name),
  };
}

import type { Attachment, Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { type AuditChange, recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { CHOOSE_AGAIN, heldFile } from '#src/lib/heldFile.ts';
import type { Agents } from './agents.ts';
import {
  changedText,
  has,
  type TicketChange,
  type TicketStamp,
  unchangedText,
  withAttachment,
  withChange,
  withComment,
  withUndone,
} from './ticketChanges.ts';

function changeOf(
  ticketId: string,
  action: string,
  field: string,
  from: string | null,
  to: string | null,
): AuditChange {
  return {
    action,
    category: 'User Management',
    details: `Ticket ${ticketId}: ${field} from ${from ?? 'none'} to ${to ?? 'none'}`,
    resourceId: ticketId,
    before: { [field]: from },
    after: { [field]: to },
    changes: [{ field, oldValue: from, newValue: to }],
  };
}

/** The audit record of a change from `before`; null if neither status nor assignee has changed. */
export function ticketAudit(
  before: Ticket,
  after: Ticket,
  { nameOf }: Pick<Agents, 'nameOf'>,
): AuditChange | null {
  const { ticketId, status, assignee } = after;
  if (before.status !== status) {
    return changeOf(ticketId, 'Ticket Status Changed', 'Status', before.status, status);
  }
  if (before.assignee === assignee) return null;
  return changeOf(
    ticketId,
    assignee === null ? 'Ticket Unassigned' : 'Ticket Assigned',
    'Assignee',
    before.assignee && nameOf(before.assignee),
    assignee && nameOf(assignee),
  );
}

// ASCII: one byte per character.
const LINE = 'Sample attachment of Blume Console. Uploaded files are returned byte for byte.\n';

/** The file of an attachment: the uploaded bytes; for a sample, text of exactly the shown size. */
export function attachmentFile({ content, size }: Attachment): Blob {
  return content ?? new Blob([LINE.repeat(Math.ceil(size / LINE.length)).slice(0, size)]);
}

/** A change that can be undone. */
interface Undoable {
  readonly text: string;
  /** The id of its toast. */
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
      const audit = ticketAudit(ticket, changed, agents);
      if (audit) recordAudit(audit);
      if (changed.status !== ticket.status) onStatus(ticket.ticketId);
      return changed;
    });
    return before;
  }

  function writeAndTell(
    { id, ticketId }: Ticket,
    message: string,
    to: (ticket: Ticket, stamp: TicketStamp) => Ticket,
  ): void {
    if (write(id, to)) toast.success(message, { detail: ticketId });
  }

  function revert(undoable: Undoable) {
    done.current = done.current.filter((each) => each !== undoable);
    undoable.undo();
  }

  function change(
    tickets: readonly Ticket[],
    to: TicketChange,
    apply = (ticket: Ticket, stamp: TicketStamp) => withChange(ticket, to, stamp),
    also?: string,
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
    const action = { label: 'Undo', onSelect: () => revert(undoable) };
    toast.success(text, { id: undoable.toastId, also, detail, action });
  }

  return {
    /** Gives the tickets a status or an assignee, with one toast that undoes it for all of them. */
    change: (tickets: readonly Ticket[], to: TicketChange): void => change(tickets, to),
    /** Undoes the last change that is not undone. */
    undo: (): void => {
      const last = done.current.at(-1);
      if (!last) {
        toast.info('Nothing to undo');
        return;
      }
      revert(last);
      toast.dismiss(last.toastId);
      toast.info('Undone', { detail: last.text });
    },
    /** Adds a comment or note; with a status it sets that too, in one entry, and one toast says both. */
    comment: (ticket: Ticket, text: string, isInternal: boolean, status?: TicketStatus): void => {
      const added = isInternal ? 'Internal note added' : 'Comment added';
      const add = (current: Ticket, stamp: TicketStamp) =>
        withComment(current, text, isInternal, stamp, status);
      if (status === undefined) writeAndTell(ticket, added, add);
      else change([ticket], { status }, add, added);
    },
    /** Resolves with an error sentence, or null. Never rejects. */
    attach: async (ticket: Ticket, file: File): Promise<string | null> => {
      try {
        const content = await heldFile(file);
        writeAndTell(ticket, `${file.name} has been uploaded successfully.`, (current, stamp) =>
          withAttachment(current, file.name, content, stamp),
        );
        return null;
      } catch {
        return `${file.name} cannot be read. ${CHOOSE_AGAIN}`;
      }
    },
    /** Saves the file of an attachment. */
    download: (attachment: Attachment): void => saveFile(attachmentFile(attachment), attachment.name),
  };
}

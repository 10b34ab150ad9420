import type { TicketStatus } from '#src/api/types/ticket.ts';
import { filesApart } from '#src/lib/fileName.ts';

/** Who reads a text: the customer and staff, or staff only. */
export type Audience = 'customer' | 'colleagues';

/** What is being written about a ticket. Only its author changes whom it is for, by the two buttons that send it. */
export interface TicketDraft {
  readonly to: Audience;
  readonly text: string;
  /** In memory, to be sent with the text. */
  readonly files: readonly File[];
  /** The status that the ticket gets with it; null while none is chosen. */
  readonly status: TicketStatus | null;
}

export const noDraft: TicketDraft = { to: 'customer', text: '', files: [], status: null };

/** What is done with a draft, by a press, a key, a command, a link or a change of the ticket. */
export type DraftEvent =
  /** Asks for a new text to these; what is written already stays what it is. */
  | { readonly type: 'begin'; readonly to: Audience }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'attach' | 'detach'; readonly file: File }
  | { readonly type: 'choose'; readonly status: TicketStatus | null }
  /** Add Comment or Internal Note, or the key of a note: the text is for these, and is sent to them without the status. */
  | { readonly type: 'press'; readonly to: Audience }
  /** Sends everything to those whom it is for, with the chosen status or another. */
  | { readonly type: 'send'; readonly status?: TicketStatus }
  | { readonly type: 'discard' };

/** Whether there is something for others to read: more than white space, or a file. */
export function isWritten({ text, files }: TicketDraft): boolean {
  return text.trim() !== '' || files.length > 0;
}

/** Whether a draft has input that is not sent. */
export function isUnsent(draft: TicketDraft): boolean {
  return isWritten(draft) || draft.status !== null;
}

/** The files with one more, of a name that none of them has. */
function withFile(files: readonly File[], file: File): readonly File[] {
  const names = files.map(({ name }) => name);
  return [...files, ...filesApart([file], names)];
}

/** A draft after an event, and what is sent by it; null if nothing is. The audience stays after everything that is sent. */
export function afterEvent(
  draft: TicketDraft,
  event: DraftEvent,
): { readonly draft: TicketDraft; readonly sent: TicketDraft | null } {
  switch (event.type) {
    case 'begin':
      return { draft: isWritten(draft) ? draft : { ...draft, to: event.to }, sent: null };
    case 'write':
      return { draft: { ...draft, text: event.text }, sent: null };
    case 'attach':
      return { draft: { ...draft, files: withFile(draft.files, event.file) }, sent: null };
    case 'detach':
      return { draft: { ...draft, files: draft.files.filter((file) => file !== event.file) }, sent: null };
    case 'choose':
      return { draft: { ...draft, status: event.status }, sent: null };
    case 'press': {
      const { to } = event;
      const sent = isWritten(draft) ? { ...draft, to, status: null } : null;
      return { draft: { ...(sent ? { ...noDraft, status: draft.status } : draft), to }, sent };
    }
    case 'send': {
      const sent = { ...draft, status: event.status ?? draft.status };
      return isUnsent(sent) ? { draft: { ...noDraft, to: draft.to }, sent } : { draft, sent: null };
    }
    case 'discard':
      return { draft: { ...noDraft, to: draft.to }, sent: null };
  }
}

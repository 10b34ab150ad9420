import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';

/** Unsent input about a ticket. */
export interface TicketDraft {
  readonly comment: string;
  /** Null while none is chosen. */
  readonly status: TicketStatus | null;
  /** The key `n` was pressed: Ctrl Enter sends the comment as an internal note. */
  readonly note?: boolean;
}

export const noDraft: TicketDraft = { comment: '', status: null };

/** Whether the comment has more than white space. */
export function hasComment({ comment }: TicketDraft): boolean {
  return comment.trim() !== '';
}

/** The chosen status; null when none is chosen or the ticket already has it. */
export function newStatus({ status }: TicketDraft, ticket: Pick<Ticket, 'status'>): TicketStatus | null {
  return status === ticket.status ? null : status;
}

/**
 * The draft as a reply or an internal note, as the list or a URL begins it. What is typed already stays what it is: a note
 * must not go to the customer because a URL says `reply`.
 */
export function begunAs(draft: TicketDraft, note: boolean): TicketDraft {
  return hasComment(draft) ? draft : { ...draft, note };
}

/** Whether a draft has input that is not sent. */
export function isUnsent(draft: TicketDraft): boolean {
  return hasComment(draft) || draft.status !== null;
}

/** The drafts with that of a ticket replaced; a draft without input is left out. */
export function withDraft(
  drafts: ReadonlyMap<string, TicketDraft>,
  ticketId: string,
  draft: TicketDraft,
): ReadonlyMap<string, TicketDraft> {
  const others = [...drafts].filter(([id]) => id !== ticketId);
  return new Map(isUnsent(draft) ? [...others, [ticketId, draft]] : others);
}

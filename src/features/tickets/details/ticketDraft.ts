import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { ticketStatuses } from '../ticketLabels.ts';

/** Unsent input about a ticket. */
export interface TicketDraft {
  readonly comment: string;
  /** Null while none is chosen. */
  readonly status: TicketStatus | null;
}

export const noDraft: TicketDraft = { comment: '', status: null };

/** Key under which the draft of a ticket survives an expired session. */
export function draftKey({ ticketId }: Pick<Ticket, 'ticketId'>): string {
  return `ticket ${ticketId}`;
}

/** A draft restored after an expired session; invalid values are left out. */
export function toDraft(kept: unknown): TicketDraft {
  if (typeof kept !== 'object' || kept === null) return noDraft;
  const comment = 'comment' in kept && typeof kept.comment === 'string' ? kept.comment : '';
  const chosen = 'status' in kept ? kept.status : null;
  return { comment, status: ticketStatuses.find((status) => status === chosen) ?? null };
}

/** Whether the comment has more than white space. */
export function hasComment({ comment }: TicketDraft): boolean {
  return comment.trim() !== '';
}

/** The chosen status; null when none is chosen or the ticket already has it. */
export function newStatus({ status }: TicketDraft, ticket: Pick<Ticket, 'status'>): TicketStatus | null {
  return status === ticket.status ? null : status;
}

/** Whether leaving the ticket would lose input. */
export function isUnsaved(draft: TicketDraft, ticket: Pick<Ticket, 'status'>): boolean {
  return hasComment(draft) || newStatus(draft, ticket) !== null;
}

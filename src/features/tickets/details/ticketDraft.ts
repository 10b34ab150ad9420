import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { ticketStatuses } from '../ticketLabels.ts';

/** What was typed and chosen about a ticket and is not in it yet. */
export interface TicketDraft {
  readonly comment: string;
  /** Null while none is chosen. */
  readonly status: TicketStatus | null;
}

export const noDraft: TicketDraft = { comment: '', status: null };

/** Names the draft of a ticket among those that an expired session gives back. */
export function draftKey({ ticketId }: Pick<Ticket, 'ticketId'>): string {
  return `ticket ${ticketId}`;
}

/** A draft that was kept, part by part; what makes no sense is left out. */
export function toDraft(kept: unknown): TicketDraft {
  if (typeof kept !== 'object' || kept === null) return noDraft;
  const comment = 'comment' in kept && typeof kept.comment === 'string' ? kept.comment : '';
  const chosen = 'status' in kept ? kept.status : null;
  return { comment, status: ticketStatuses.find((status) => status === chosen) ?? null };
}

/** White space alone is no comment. */
export function hasComment({ comment }: TicketDraft): boolean {
  return comment.trim() !== '';
}

/** The chosen status, when it is another one than the ticket has. */
export function newStatus({ status }: TicketDraft, ticket: Pick<Ticket, 'status'>): TicketStatus | null {
  return status === ticket.status ? null : status;
}

/** Whether leaving the ticket would lose something. */
export function isUnsaved(draft: TicketDraft, ticket: Pick<Ticket, 'status'>): boolean {
  return hasComment(draft) || newStatus(draft, ticket) !== null;
}

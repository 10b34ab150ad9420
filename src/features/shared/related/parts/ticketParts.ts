import type { Ticket } from '#src/api/types/ticket.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { plainEmail } from '#src/lib/email.ts';
import { ticketStatusIntents } from '#src/lib/ticketLabels.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';

interface HasTickets {
  readonly tickets: readonly Ticket[];
}

function toLine(path: string, { ticketId, subject, status }: Ticket): RelatedLine {
  return {
    id: ticketId,
    label: subject,
    hint: ticketId,
    status: { label: status, intent: ticketStatusIntents[status] },
    href: recordUrl(path, ticketId),
  };
}

/** The newest first. */
function byCreation(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.toSorted((one, other) => (one.created < other.created ? 1 : -1));
}

/**
 * The tickets of a customer who may write from several addresses, as a company does. Show all names only those from which
 * there are tickets, so that its URL stays short.
 */
export function ticketsOf(path: string, emails: readonly (string | null)[]): RelatedPart<HasTickets> {
  const own = new Set(emails.flatMap((email) => (email ? [plainEmail(email)] : [])));
  const find = ({ tickets }: HasTickets) => tickets.filter(({ email }) => own.has(plainEmail(email)));
  return {
    title: 'Tickets',
    none: 'No tickets',
    lines: (records) => byCreation(find(records)).map((ticket) => toLine(path, ticket)),
    all: (records) =>
      listUrl(path, {
        customer: [...new Set(find(records).map(({ email }) => plainEmail(email)))].join(','),
      }),
  };
}

/** The tickets that are assigned to a staff user. */
export function ticketsAssignedTo(path: string, name: string): RelatedPart<HasTickets> {
  return {
    title: 'Assigned Tickets',
    none: 'No assigned tickets',
    lines: ({ tickets }) =>
      byCreation(tickets.filter(({ assignee }) => assignee === name)).map((ticket) => toLine(path, ticket)),
    all: () => listUrl(path, { assignee: name }),
  };
}

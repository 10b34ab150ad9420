import type { Ticket } from '#src/api/types/ticket.ts';
import { ticketEntry } from '#src/features/shared/related/entries/ticketEntry.ts';
import { plainEmail } from '#src/lib/email.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';

interface HasTickets {
  readonly tickets: readonly Ticket[];
}

/** A ticket of a customer or an agent: its subject tells it from others. */
function toLine(path: string, ticket: Ticket): RelatedLine {
  return { ...ticketEntry(path, ticket), label: ticket.subject, hint: ticket.ticketId };
}

/** The newest first. */
function byCreation(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.toSorted((one, other) => (one.created < other.created ? 1 : -1));
}

/**
 * The tickets of a customer who may write from several addresses, as a company does. Show all names only those from which
 * there are tickets, so that its URL stays short.
 */
export function ticketsOf<Records extends HasTickets>(
  path: string,
  emailsOf: (records: Records) => readonly (string | null)[],
): RelatedPart<Records> {
  const find = (records: Records) => {
    const own = new Set(emailsOf(records).flatMap((email) => (email ? [plainEmail(email)] : [])));
    return records.tickets.filter(({ email }) => own.has(plainEmail(email)));
  };
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

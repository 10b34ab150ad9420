import type { Ticket } from '#src/api/types/ticket.ts';
import { ticketEntry } from '#src/features/shared/related/entries/ticketEntry.ts';
import { customerKey } from '#src/features/shared/tickets/customerKey.ts';
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

/** The ids of users and of their sub-users. */
export function idsOf(
  users: readonly { readonly id: string; readonly subUsers: readonly { readonly id: string }[] }[],
): readonly string[] {
  return users.flatMap(({ id, subUsers }) => [id, ...subUsers.map((subUser) => subUser.id)]);
}

/**
 * The tickets of the customers with these keys: of a company also those of its people. Show all names only customers who
 * have tickets, so that its URL stays short.
 */
export function ticketsOf<Records extends HasTickets>(
  path: string,
  keysOf: (records: Records) => readonly string[],
): RelatedPart<Records> {
  const find = (records: Records) => {
    const own = new Set(keysOf(records));
    return records.tickets.filter((ticket) => own.has(customerKey(ticket)));
  };
  return {
    title: 'Tickets',
    none: 'No tickets',
    lines: (records) => byCreation(find(records)).map((ticket) => toLine(path, ticket)),
    all: (records) => listUrl(path, { customer: [...new Set(find(records).map(customerKey))].join(',') }),
  };
}

/** The tickets that are assigned to a staff user. */
export function ticketsAssignedTo(path: string, id: string): RelatedPart<HasTickets> {
  return {
    title: 'Assigned Tickets',
    none: 'No assigned tickets',
    lines: ({ tickets }) =>
      byCreation(tickets.filter(({ assignee }) => assignee === id)).map((ticket) => toLine(path, ticket)),
    all: () => listUrl(path, { assignee: id }),
  };
}

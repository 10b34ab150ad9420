import type { Customer } from '#src/api/types/support/customer.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import type { TicketCustomer } from './details/CustomerCard.tsx';

/** The customer of a ticket, by the ticket's address, with their other tickets. */
export function customerOf(
  { id, email }: Ticket,
  tickets: readonly Ticket[],
  customers: readonly Customer[],
): TicketCustomer {
  return {
    user: customers.find((customer) => customer.email === email) ?? null,
    others: tickets.filter((other) => other.email === email && other.id !== id),
  };
}

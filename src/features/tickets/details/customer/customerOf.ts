import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { isOpen } from '#src/features/shared/tickets/workload.ts';
import type { TicketCustomer } from './CustomerCard.tsx';

interface SupportRecords {
  readonly tickets: readonly Ticket[];
  readonly users: readonly SupportUser[];
  readonly companies: readonly SupportCompany[];
}

/** The other tickets from the same address that are Open or In Progress. */
export function otherOpenTickets(
  { id, email }: Pick<Ticket, 'id' | 'email'>,
  tickets: readonly Ticket[],
): readonly Ticket[] {
  return tickets.filter((other) => other.email === email && other.id !== id && isOpen(other));
}

/** The user with the address of a ticket, the company that is assigned to them, and their other open tickets. */
export function customerOf(
  ticket: Pick<Ticket, 'id' | 'email'>,
  { tickets, users, companies }: SupportRecords,
): TicketCustomer {
  const user = users.find((each) => each.email === ticket.email) ?? null;
  return {
    user,
    company: companies.find((each) => each.assignedDeveloperUser === user?.email) ?? null,
    others: otherOpenTickets(ticket, tickets),
  };
}

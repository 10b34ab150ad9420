import type { Ticket } from '#src/api/types/ticket.ts';

/** The key of an investor as a customer: a developer user who invests has the same id in both lists. */
export function investorKey(id: string): string {
  return `investor ${id}`;
}

/** By what the customer of a ticket is found: the id of a user or company, that of an investor with the word. */
export function customerKey({ origin, customerId }: Pick<Ticket, 'origin' | 'customerId'>): string {
  return origin === 'investor' ? investorKey(customerId) : customerId;
}

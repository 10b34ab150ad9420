import type { Ticket } from '#src/api/types/ticket.ts';
import type { RecordRef } from '#src/features/shared/records/recordKind.ts';

/** The key of an investor as a customer: a developer user who invests has the same id in both lists. */
export function investorKey(id: string): string {
  return `investor ${id}`;
}

/** By what the customer of a ticket is found: the id of a user or company, that of an investor with the word. */
export function customerKey({ origin, customerId }: Pick<Ticket, 'origin' | 'customerId'>): string {
  return origin === 'investor' ? investorKey(customerId) : customerId;
}

const notInvestors = ['companies', 'developers', 'support-companies', 'support-users'];
const investors = ['investors'];

/** The kinds that have the customers of tickets, of both portals. */
export const customerKinds: readonly string[] = [...notInvestors, ...investors];

/** The customer of a ticket. */
export function customerRef({ origin, customerId }: Pick<Ticket, 'origin' | 'customerId'>): RecordRef {
  return { kinds: origin === 'investor' ? investors : notInvestors, id: customerId };
}

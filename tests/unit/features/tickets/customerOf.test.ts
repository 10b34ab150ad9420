import { expect, it } from 'vitest';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { supportCustomers } from '#fixtures/data/support/supportCustomers.ts';
import { supportTickets } from '#fixtures/data/support/supportTickets.ts';
import { customerOf } from '#src/features/tickets/customerOf.ts';

it('finds the user and the other tickets of the same address', () => {
  const [user] = supportCustomers;
  const email = user?.email ?? '';
  const [one, other, foreign] = [buildTicket({ email }), buildTicket({ email }), buildTicket()];
  expect(customerOf(one, [one, other, foreign], supportCustomers)).toEqual({ user, others: [other] });
  expect(customerOf(foreign, [one, other, foreign], supportCustomers)).toEqual({ user: null, others: [] });
});

it('has only customers with a ticket in the samples', () => {
  const addresses = new Set(supportTickets.map(({ email }) => email));
  expect(supportCustomers.filter(({ email }) => !addresses.has(email))).toEqual([]);
});

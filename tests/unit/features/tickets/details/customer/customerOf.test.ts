import { expect, it } from 'vitest';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { customerOf } from '#src/features/tickets/details/customer/customerOf.ts';

const user = buildSupportUser();
const company = buildSupportCompany({ assignedDeveloperUser: user.email });
const [one, other] = [buildTicket({ email: user.email }), buildTicket({ email: user.email })];
const foreign = buildTicket();
const records = {
  tickets: [one, other, foreign],
  users: [buildSupportUser(), user],
  companies: [buildSupportCompany({ assignedDeveloperUser: '' }), company],
};

it('finds the user of the address, their company and their other tickets', () => {
  expect(customerOf(one, records)).toEqual({ user, company, others: [other] });
});

it('finds no company for a user who is the developer user of none', () => {
  expect(customerOf(one, { ...records, companies: [buildSupportCompany()] })).toEqual({
    user,
    company: null,
    others: [other],
  });
});

it('finds neither user nor company for an address without a user', () => {
  expect(customerOf(foreign, records)).toEqual({ user: null, company: null, others: [] });
  expect(customerOf({ id: foreign.id, email: '' }, records)).toEqual({
    user: null,
    company: null,
    others: [],
  });
});

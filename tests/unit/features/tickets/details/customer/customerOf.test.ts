import { expect, it } from 'vitest';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { customerOf } from '#src/features/tickets/details/customer/customerOf.ts';

const company = buildSupportCompany();
const user = buildSupportUser({ companyId: company.id });
const [one, other] = [buildTicket({ email: user.email.toUpperCase() }), buildTicket({ email: user.email })];
const foreign = buildTicket();
const records = {
  tickets: [one, other, foreign],
  users: [buildSupportUser(), user],
  companies: [buildSupportCompany(), company],
};

it('finds the user of the address, their company and their other tickets', () => {
  expect(customerOf(one, records)).toEqual({ user, company, others: [other] });
});

it('finds no company for a user who has none', () => {
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

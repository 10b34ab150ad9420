import { describe, expect, it } from 'vitest';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import {
  masterCustomer,
  otherOpenTickets,
  supportCustomer,
} from '#src/features/tickets/details/customer/customerOf.ts';
import { sampleRecords } from '#stories/features/shared/related/sampleRecords.ts';

const company = buildSupportCompany();
const user = buildSupportUser({ companyId: company.id });
const records = {
  users: [buildSupportUser(), user],
  companies: [buildSupportCompany(), company],
};

const byUser = { origin: 'developer', customerId: user.id } as const;

it('finds the other open tickets of the same customer, whatever their address', () => {
  const one = buildTicket(byUser);
  const other = buildTicket(byUser);
  const closed = buildTicket({ ...byUser, status: 'Closed' });
  const asInvestor = buildTicket({ ...byUser, email: one.email, origin: 'investor' });
  expect(otherOpenTickets(one, [one, other, closed, asInvestor, buildTicket()])).toEqual([other]);
});

describe('the customer in the support portal', () => {
  it('is the user with their company', () => {
    expect(supportCustomer(byUser, records)).toMatchObject({
      user: { name: user.name, href: `/support/user-management?open=details&id=${user.id}` },
      company: { name: company.companyName },
      subscription: company.subscription,
    });
  });

  it('has no company if the user has none', () => {
    expect(supportCustomer(byUser, { ...records, companies: [buildSupportCompany()] })).toMatchObject({
      user: { name: user.name },
      company: null,
      subscription: null,
    });
  });

  it('is a company', () => {
    expect(supportCustomer({ origin: 'developer', customerId: company.id }, records)).toMatchObject({
      user: null,
      company: { name: company.companyName },
      subscription: company.subscription,
    });
  });

  it('is not known without a record', () => {
    expect(supportCustomer({ origin: 'landlord', customerId: 'unknown' }, records)).toBeNull();
  });
});

describe('the customer in the master portal', () => {
  const { companies, developers, investors } = sampleRecords;
  const find = (customerId = '', origin: Ticket['origin'] = 'developer') =>
    masterCustomer({ origin, customerId }, sampleRecords);

  it('is a company with its subscription', () => {
    const [first] = companies;
    expect(find(first?.id)).toMatchObject({
      user: null,
      company: { name: first?.companyName, href: `/master/company-management?open=details&id=${first?.id}` },
      subscription: { companyId: first?.id },
    });
  });

  it('is the developer user or the investor of an id that both have, by the origin', () => {
    const both = investors.find(({ id }) => developers.some((developer) => developer.id === id));
    const developer = developers.find(({ id }) => id === both?.id);
    expect(find(both?.id)).toMatchObject({
      user: { name: developer?.name, mobile: developer?.phoneNumber },
      subscription: { companyId: developer?.companyId },
    });
    expect(find(both?.id, 'investor')).toMatchObject({
      user: { name: both?.name, role: 'Investor' },
      company: null,
      subscription: { userId: both?.id },
    });
  });

  it('is not known without a record', () => {
    expect(find('unknown')).toBeNull();
    expect(find('unknown', 'investor')).toBeNull();
  });
});

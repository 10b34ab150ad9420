import { describe, expect, it } from 'vitest';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
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

it('finds the other open tickets from the same address', () => {
  const one = buildTicket({ email: user.email.toUpperCase() });
  const other = buildTicket({ email: user.email });
  const closed = buildTicket({ email: user.email, status: 'Closed' });
  expect(otherOpenTickets(one, [one, other, closed, buildTicket()])).toEqual([other]);
});

describe('the customer in the support portal', () => {
  it('is the user of the address with their company', () => {
    expect(supportCustomer(user.email, records)).toMatchObject({
      user: { name: user.name, href: `/support/user-management?open=details&id=${user.id}` },
      company: { name: company.companyName },
      subscription: company.subscription,
    });
  });

  it('has no company if the user has none', () => {
    expect(supportCustomer(user.email, { ...records, companies: [buildSupportCompany()] })).toMatchObject({
      user: { name: user.name },
      company: null,
      subscription: null,
    });
  });

  it('is a company rather than a user with the same address', () => {
    const own = buildSupportCompany({ contactEmail: user.email.toUpperCase() });
    expect(supportCustomer(user.email, { ...records, companies: [company, own] })).toMatchObject({
      user: null,
      company: { name: own.companyName },
      subscription: own.subscription,
    });
  });

  it('is not known without a user of the address', () => {
    expect(supportCustomer('unknown@build.example', records)).toBeNull();
    expect(supportCustomer('', records)).toBeNull();
  });
});

describe('the customer in the master portal', () => {
  const { companies, developers, investors } = sampleRecords;
  const find = (email = '') => masterCustomer(email, sampleRecords);

  it('is a company with its subscription', () => {
    const [first] = companies;
    expect(find(first?.companyEmail.toUpperCase())).toMatchObject({
      user: null,
      company: { name: first?.companyName, href: `/master/company-management?open=details&id=${first?.id}` },
      subscription: { companyId: first?.id },
    });
  });

  it('is a developer user with their company', () => {
    const developer = developers.find(({ companyId }) => companyId !== null);
    expect(find(developer?.email)).toMatchObject({
      user: { name: developer?.name, mobile: developer?.phoneNumber },
      subscription: { companyId: developer?.companyId },
    });
  });

  it('is an investor with their subscription', () => {
    const investor = investors.find(
      ({ email }) => ![...developers.map((each) => each.email)].includes(email),
    );
    expect(find(investor?.email)).toMatchObject({
      user: { name: investor?.name, role: 'Investor' },
      company: null,
      subscription: { userEmail: investor?.email },
    });
  });

  it('is not known without a record of the address', () => {
    expect(find('unknown@build.example')).toBeNull();
  });
});

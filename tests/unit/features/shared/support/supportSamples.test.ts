import { describe, expect, it } from 'vitest';
import { supportCompanies, supportTickets, supportUsers } from '#fixtures/build/samples.ts';

/** Addresses that no user has: mailboxes of companies. */
const withoutUser = ['hello@harbourview.example', 'hello@coralbay.example'];

const userOf = (email: string) => supportUsers.find((user) => user.email === email);

describe('the samples of the support portal are in step', () => {
  it('every ticket is from a user, of the same name, or from an address that has no user', () => {
    for (const { ticketId, customer, email } of supportTickets) {
      const expected = withoutUser.includes(email) ? undefined : customer;
      expect(userOf(email)?.name, ticketId).toBe(expected);
    }
  });

  it('every address without a user has a ticket', () => {
    const addresses = supportTickets.map(({ email }) => email);
    expect(withoutUser.filter((email) => !addresses.includes(email))).toEqual([]);
  });

  it('the developer user of every company is a user of that role, and of one company only', () => {
    const assigned = supportCompanies.map((company) => company.assignedDeveloperUser).filter(Boolean);
    expect(assigned.length).toBeGreaterThan(20);
    expect(assigned.filter((email) => userOf(email)?.role !== 'Developer User')).toEqual([]);
    expect(new Set(assigned).size).toBe(assigned.length);
  });

  it('the developer user of a company is its contact person', () => {
    const companies = supportCompanies.filter(({ assignedDeveloperUser }) => assignedDeveloperUser !== '');
    expect(companies.map(({ contactPerson }) => contactPerson)).toEqual(
      companies.map(({ assignedDeveloperUser }) => userOf(assignedDeveloperUser)?.name),
    );
  });
});

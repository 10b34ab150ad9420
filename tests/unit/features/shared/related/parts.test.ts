import { expect, it } from 'vitest';
import { supportCompanies, supportTickets, supportUsers } from '#fixtures/build/samples.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { browserQuery, rowFilter, toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { MasterRecords, SupportRecords } from '#src/features/shared/records/records.ts';
import { partsOfCompany, partsOfDeveloper } from '#src/features/shared/related/parts/companyParts.ts';
import { partsOfInvestor } from '#src/features/shared/related/parts/investorParts.ts';
import { partsOfPlan } from '#src/features/shared/related/parts/planParts.ts';
import { partsOfStaffUser } from '#src/features/shared/related/parts/staffParts.ts';
import {
  partsOfSupportCompany,
  partsOfSupportUser,
} from '#src/features/shared/related/parts/supportParts.ts';
import type { RelatedPart } from '#src/features/shared/related/relatedPart.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { supportUserList } from '#src/features/support-users/supportUserList.ts';
import { masterTicketPortal } from '#src/features/tickets/master/masterTicketPortal.ts';
import { supportTicketPortal } from '#src/features/tickets/support/supportTicketPortal.ts';
import { paths } from '#src/lib/paths.ts';
import { sampleRecords } from '#stories/features/shared/related/sampleRecords.ts';
import { lina, sara } from '#stories/features/tickets/storyAgents.ts';

/** The number of rows of a list that its URL lets through. */
function counted<Row>(
  { filters, idOf }: { readonly filters: ListFilters<Row>; readonly idOf: (row: Row) => string },
  rows: readonly Row[],
  url: URL,
): readonly string[] {
  const params = Object.fromEntries(url.searchParams);
  const known = Object.keys(params).filter((name) => name in filters);
  expect(known, url.href).toEqual(Object.keys(params));
  const passes = rowFilter(filters, browserQuery(filters, toFilterValues(filters, params)));
  return rows.filter((row) => passes?.(row) ?? true).map(idOf);
}

const { master, support } = paths;
const masterTicketList = masterTicketPortal(sara).list;
const supportList = supportTicketPortal(lina).list;
const lists: Readonly<Record<string, (url: URL) => readonly string[]>> = {
  [master.developerUsers]: (url) => counted(developerList, sampleRecords.developers, url),
  [master.companySubscriptions]: (url) =>
    counted(companySubscriptionList, sampleRecords.companySubscriptions, url),
  [master.investorSubscriptions]: (url) =>
    counted(investorSubscriptionList, sampleRecords.userSubscriptions, url),
  [master.supportManagement]: (url) => counted(masterTicketList, sampleRecords.tickets, url),
  [master.auditLogs]: (url) => counted(auditList, sampleRecords.audit, url),
  [support.supportManagement]: (url) => counted(supportList, supportTickets, url),
  [support.userManagement]: (url) => counted(supportUserList, supportUsers, url),
};

/** Show all of each part leads to exactly the lines of the part. Returns the numbers of lines by their titles. */
function expectWhole<Records>(parts: readonly RelatedPart<Records>[], records: Records) {
  return parts.map((part) => {
    const lines = part.lines(records).map(({ id }) => id);
    const url = part.all && new URL(part.all(records), 'http://console.invalid');
    // Sub-users and payments have no list: they are in a dialog, those of a company under its developer users.
    if (url && lines.length > 0 && !url.searchParams.has('open') && part.title !== 'Sub-Users') {
      expect([...(lists[url.pathname]?.(url) ?? [])].sort(), url.href).toEqual([...lines].sort());
    }
    return [part.title, lines.length] as const;
  });
}

const supportRecords: SupportRecords = {
  users: supportUsers,
  companies: supportCompanies,
  tickets: supportTickets,
};

it('counts the rows of the list to which Show all leads', () => {
  const of = (parts: readonly RelatedPart<MasterRecords>[]) => expectWhole(parts, sampleRecords);
  const companyCounts = sampleRecords.companies.map((row) => of(partsOfCompany(row)));
  for (const row of sampleRecords.developers) of(partsOfDeveloper(row));
  for (const row of sampleRecords.investors) of(partsOfInvestor(row));
  for (const { id } of staffUsers) of(partsOfStaffUser(id));
  for (const row of sampleRecords.plans.developer) of(partsOfPlan('developer', row));
  for (const row of sampleRecords.plans.investor) of(partsOfPlan('investor', row));
  for (const row of supportUsers) expectWhole(partsOfSupportUser(row), supportRecords);
  for (const row of supportCompanies) expectWhole(partsOfSupportCompany(row), supportRecords);
  expect(companyCounts[0]?.map(([title]) => title)).toEqual([
    'Developer Users',
    'Sub-Users',
    'Subscription',
    'Tickets',
  ]);
  const tickets = companyCounts.flat().filter(([title, count]) => title === 'Tickets' && count > 0);
  expect(tickets.length).toBeGreaterThan(3);
});

it('finds the tickets of a company, its people and their sub-users, not those that one wrote as an investor', () => {
  const developer = sampleRecords.developers.find(
    ({ companyId, subUsers }) => companyId && subUsers.length > 0,
  );
  const [subUser] = developer?.subUsers ?? [];
  const company = sampleRecords.companies.find(({ id }) => id === developer?.companyId);
  if (!developer || !subUser || !company) throw new Error('No company with a sub-user');
  const own = [company.id, developer.id, subUser.id].map((customerId) => buildTicket({ customerId }));
  const asInvestor = buildTicket({ customerId: developer.id, origin: 'investor' });
  const part = partsOfCompany(company).at(-1);
  const lines = part?.lines({ ...sampleRecords, tickets: [...own, asInvestor, buildTicket()] }) ?? [];
  expect(lines.map(({ id }) => id).sort()).toEqual(own.map(({ ticketId }) => ticketId).sort());
});

it('names a company that is not known without a link', () => {
  const [developer] = sampleRecords.developers;
  if (!developer) throw new Error('No developer');
  const [company] = partsOfDeveloper({ ...developer, companyId: 'c-gone', companyName: 'Gone' });
  expect(company?.lines(sampleRecords)).toEqual([{ id: 'c-gone', label: 'Gone', hint: '' }]);
  const [none] = partsOfDeveloper({ ...developer, companyId: null, companyName: null });
  expect(none?.lines(sampleRecords)).toEqual([]);
});

it('sorts who is on a plan by status', () => {
  const premium = sampleRecords.plans.developer.find(({ tier }) => tier === 'Premium');
  if (!premium) throw new Error('No plan');
  const [part] = partsOfPlan('developer', premium);
  const statuses = part?.lines(sampleRecords).map(({ status }) => status?.label) ?? [];
  expect(new Set(statuses).size).toBe(statuses.filter((status, i) => status !== statuses[i - 1]).length);
});

it('lists the sub-users of all people of a company, each under whom it works', () => {
  const [company] = sampleRecords.companies;
  if (!company) throw new Error('No company');
  const own = sampleRecords.developers.filter(({ companyId }) => companyId === company.id);
  const part = partsOfCompany(company).find(({ title }) => title === 'Sub-Users');
  const lines = part?.lines(sampleRecords) ?? [];
  expect(lines.map(({ id }) => id)).toEqual(own.flatMap(({ subUsers }) => subUsers.map(({ id }) => id)));
  expect(new Set(lines.map(({ href }) => href)).size).toBe(
    own.filter(({ subUsers }) => subUsers.length > 0).length,
  );
});

it('has a payment for each term of an investor that was paid, the newest first', () => {
  for (const investor of sampleRecords.investors) {
    const row = sampleRecords.userSubscriptions.find(({ userId }) => userId === investor.id);
    const part = partsOfInvestor(investor).find(({ title }) => title === 'Payments');
    const days = part?.lines(sampleRecords).map(({ hint }) => hint.split(' · ')[0]) ?? [];
    expect(new Set(days).size).toBe(days.length);
    expect(days).toEqual(days.toSorted().reverse());
    // What was never paid has no payment; what was has one at its last payment.
    expect(days[0] ?? '', investor.name).toBe(row?.lastPayment ?? '');
  }
});

it('has all users of a company of the support portal, and the tickets of each', () => {
  for (const company of supportCompanies) {
    const [users, , tickets] = partsOfSupportCompany(company).map((part) =>
      part.lines(supportRecords).map(({ id }) => id),
    );
    const own = supportUsers.filter(({ companyName }) => companyName === company.companyName);
    expect(users).toEqual(own.map(({ id }) => id));
    const customers = [company.id, ...own.map(({ id }) => id)];
    const expected = supportTickets.filter(({ customerId }) => customers.includes(customerId));
    expect(tickets?.toSorted()).toEqual(expected.map(({ ticketId }) => ticketId).sort());
  }
});

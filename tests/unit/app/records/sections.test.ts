import { expect, it } from 'vitest';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { buildCompany } from '#fixtures/build/company.ts';
import {
  auditEntries,
  companies,
  companySubscriptions,
  developerPlans,
  developers,
  investorPlans,
  investors,
  masterTickets,
  supportCompanies,
  supportTickets,
  supportUsers,
  userSubscriptions,
} from '#fixtures/build/samples.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { filterQuery, rowFilter, toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { relatedSections } from '#src/features/shared/related/relatedSections.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { supportUserList } from '#src/features/support-users/supportUserList.ts';
import { masterTicketPortal, supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { paths } from '#src/lib/paths.ts';
import { masterWith, readAll, supportWith } from '#stories/features/shared/related/sampleKinds.ts';
import { lina, sara } from '#stories/features/tickets/storyAgents.ts';

/** The number of rows of a list that its URL lets through. */
function counted<Row extends { readonly id: string }>(
  { filters }: { readonly filters: ListFilters<Row> },
  rows: readonly Row[],
  url: URL,
): readonly string[] {
  const params = Object.fromEntries(url.searchParams);
  const known = Object.keys(params).filter((name) => name in filters);
  expect(known, url.href).toEqual(Object.keys(params));
  const passes = rowFilter(filters, filterQuery(filters, toFilterValues(filters, params)));
  return rows.filter((row) => passes?.(row) ?? true).map(({ id }) => id);
}

const { master: masterPaths, support: supportPaths } = paths;
const master = readAll(masterWith());
const masterTicketList = masterTicketPortal(sara).list;
const supportList = supportTicketPortal(lina).list;
const lists: Readonly<Record<string, (url: URL) => readonly string[]>> = {
  [masterPaths.developerUsers]: (url) => counted(developerList, developers, url),
  [masterPaths.companySubscriptions]: (url) => counted(companySubscriptionList, companySubscriptions, url),
  [masterPaths.investorSubscriptions]: (url) => counted(investorSubscriptionList, userSubscriptions, url),
  [masterPaths.supportManagement]: (url) => counted(masterTicketList, masterTickets, url),
  [masterPaths.auditLogs]: (url) => counted(auditList, auditEntries, url),
  [supportPaths.supportManagement]: (url) => counted(supportList, supportTickets, url),
  [supportPaths.userManagement]: (url) => counted(supportUserList, supportUsers, url),
};

/** The lines of each section of a record, and the URL of all, by title. */
function sectionsOf<Id extends KindId>(kind: Id, record: RecordTypes[Id], records = master) {
  return relatedSections<Id>({ kind, record }, records).map(({ title, state }) => {
    const { lines, all: url } = state.answer;
    return { title, lines, url };
  });
}

const support = readAll(supportWith());

function linesIn(sections: ReturnType<typeof sectionsOf>, title: string) {
  return sections.find((section) => section.title === title)?.lines ?? [];
}

/** Show all of each section leads to exactly its lines. Returns the numbers of lines by their titles. */
function expectWhole<Id extends KindId>(kind: Id, record: RecordTypes[Id], portal = master) {
  return sectionsOf(kind, record, portal).map(({ title, lines, url: path }) => {
    const url = path === null ? null : new URL(path, 'http://console.invalid');
    // Sub-users and payments have no list: they are in a dialog, those of a company under its developer users.
    const isList = url && lines.length > 0 && !url.searchParams.has('open') && title !== 'Sub-Users';
    const ids = lines.map(({ id }) => id);
    expect([...(isList ? (lists[url.pathname]?.(url) ?? []) : ids)].sort(), path ?? title).toEqual(
      ids.sort(),
    );
    return [title, lines.length] as const;
  });
}

it('counts the rows of the list to which Show all leads', () => {
  const companyCounts = companies.map((row) => expectWhole('companies', row));
  for (const row of developers) expectWhole('developers', row);
  for (const row of investors) expectWhole('investors', row);
  for (const row of staffUsers) expectWhole('staff-users', row);
  for (const row of developerPlans) expectWhole('developer-plans', row);
  for (const row of investorPlans) expectWhole('investor-plans', row);
  for (const row of companySubscriptions) expectWhole('company-subscriptions', row);
  for (const row of supportUsers) expectWhole('support-users', row, support);
  for (const row of supportCompanies) expectWhole('support-companies', row, support);
  expect(companyCounts[0]?.map(([title]) => title)).toEqual([
    'Developer Users',
    'Sub-Users',
    'Subscription',
    'Tickets',
    'Changes',
  ]);
  const tickets = companyCounts.flat().filter(([title, count]) => title === 'Tickets' && count > 0);
  expect(tickets.length).toBeGreaterThan(3);
});

it('finds the tickets of a company, its people and their sub-users, not those that one wrote as an investor', () => {
  const developer = developers.find(({ companyId, subUsers }) => companyId && subUsers.length > 0);
  const [subUser] = developer?.subUsers ?? [];
  const company = companies.find(({ id }) => id === developer?.companyId);
  if (!developer || !subUser || !company) throw new Error('No company with a sub-user');
  const own = [
    { kind: 'companies', id: company.id } as const,
    { kind: 'developers', id: developer.id } as const,
    { kind: 'sub-users', id: subUser.id } as const,
  ].map((customerRecord) => buildTicket({ customerRecord }));
  const asInvestor = buildTicket({ customerRecord: { kind: 'investors', id: developer.id } });
  const portal = readAll(masterWith({ tickets: [...own, asInvestor, buildTicket()] }));
  const lines = linesIn(sectionsOf('companies', company, portal), 'Tickets');
  expect(lines.map(({ id }) => id).sort()).toEqual(own.map(({ ticketId }) => ticketId).sort());
});

it('sorts who is on a plan by status', () => {
  const premium = developerPlans.find(({ name }) => name === 'Premium');
  if (!premium) throw new Error('No plan');
  const lines = linesIn(sectionsOf('developer-plans', premium), 'Companies');
  const statuses = lines.map(({ status }) => status?.label);
  expect(new Set(statuses).size).toBe(statuses.filter((status, i) => status !== statuses[i - 1]).length);
});

it('lists the sub-users of all people of a company, each under whom it works', () => {
  const [company] = companies;
  if (!company) throw new Error('No company');
  const own = developers.filter(({ companyId }) => companyId === company.id);
  const lines = linesIn(sectionsOf('companies', company), 'Sub-Users');
  expect(lines.map(({ id }) => id)).toEqual(own.flatMap(({ subUsers }) => subUsers.map(({ id }) => id)));
  expect(new Set(lines.map(({ href }) => href)).size).toBe(
    own.filter(({ subUsers }) => subUsers.length > 0).length,
  );
});

it('has a payment for each term of an investor that was paid, the newest first', () => {
  for (const investor of investors) {
    const row = userSubscriptions.find(({ userId }) => userId === investor.id);
    const lines = linesIn(sectionsOf('investors', investor), 'Payments');
    const days = lines.map(({ hint }) => hint.split(' · ')[0]);
    expect(new Set(days).size).toBe(days.length);
    expect(days).toEqual(days.toSorted().reverse());
    // What was never paid has no payment; what was has one at its last payment.
    expect(days[0] ?? '', investor.name).toBe(row?.lastPayment ?? '');
  }
});

it('has all users of a company of the support portal, and the tickets of each', () => {
  for (const company of supportCompanies) {
    const sections = sectionsOf('support-companies', company, support);
    const own = supportUsers.filter(({ companyName }) => companyName === company.companyName);
    expect(linesIn(sections, 'Users').map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    const customers = [company.id, ...own.map(({ id }) => id)];
    const expected = supportTickets.filter(({ customerRecord }) => customers.includes(customerRecord.id));
    const tickets = linesIn(sections, 'Tickets').map(({ id }) => id);
    expect(tickets.toSorted()).toEqual(expected.map(({ ticketId }) => ticketId).sort());
  }
});

it('has the audit records of a kind and an id as its history, each over the list of them', () => {
  const entry = buildAuditEntry({
    id: 'AUD-1',
    resource: { kind: 'companies', id: 'COMP-001' },
    user: 'Sara Khalil',
    action: 'Company Updated',
  });
  const portal = readAll(
    masterWith({
      'audit-logs': [entry, buildAuditEntry({ resource: { kind: 'developers', id: 'COMP-001' } })],
    }),
  );
  const [history, ...others] = linesIn(
    sectionsOf('companies', buildCompany({ id: 'COMP-001' }), portal),
    'Changes',
  );
  expect(others).toEqual([]);
  expect(history).toMatchObject({
    label: 'Company Updated by Sara Khalil',
    href: '/master/audit-logs?record=companies.COMP-001&open=details&id=AUD-1',
  });
});

it('keeps the history of an investor apart from that of the developer user of the same id', () => {
  const both = investors.find(({ id }) => developers.some((developer) => developer.id === id));
  const developer = developers.find(({ id }) => id === both?.id);
  if (!both || !developer) throw new Error('No investor has the id of a developer user');
  const entry = buildAuditEntry({ action: 'Investor Updated', resource: { kind: 'investors', id: both.id } });
  const portal = readAll(masterWith({ 'audit-logs': [entry] }));
  expect(linesIn(sectionsOf('investors', both, portal), 'Changes')).toHaveLength(1);
  expect(linesIn(sectionsOf('developers', developer, portal), 'Changes')).toEqual([]);
  expect(portal.hrefOf(entry.resource)).toBe(`/master/investor-users?open=details&id=${both.id}`);
});

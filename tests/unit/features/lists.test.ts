import { describe, expect, it } from 'vitest';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { buildPlan } from '#fixtures/build/plan.ts';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { buildUserSubscription } from '#fixtures/build/userSubscription.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { developerPlanList, investorPlanList } from '#src/features/plans/planList.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { rowsOfQuery } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { staffUserList } from '#src/features/staff-users/staffUserList.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';
import { supportUserList } from '#src/features/support-users/supportUserList.ts';
import { masterTicketPortal, supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { initialLayout } from '#src/lib/tableLayout.ts';
import { lina, sara } from '#stories/features/tickets/storyAgents.ts';

interface Specified<Row> {
  /** The headers of the columns that a new user sees. */
  readonly headers: string;
  /** The ids of the columns that the search looks through. */
  readonly searched: string;
  /** The rows of a page; a list without pages has none. */
  readonly pageSize?: number;
  /** The choices of filters, by the filter's name. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  /** Which rows a query of the address finds on 28 November 2026, by their positions. */
  readonly found: Readonly<Record<string, readonly number[]>>;
}

/** A list beside what the specification, section 2, and docs/product.md say of it. */
function listed<Row extends { readonly id: string }, Filters extends ListFilters<Row>, Dialog extends string>(
  list: ListDescription<Row, Filters, Dialog>,
  { headers, searched, pageSize, choices = {}, rows, found }: Specified<Row>,
) {
  const { columns, filters } = list;
  const { hidden } = initialLayout(columns);
  const labels = (name: string) => {
    const filter = filters[name];
    return filter?.type === 'choice' ? filter.choices?.map(({ label }) => label).join(', ') : undefined;
  };
  return {
    title: list.title,
    headers: columns.filter(({ id }) => !hidden.includes(id)).map(({ header }) => header),
    searched: columns.filter(({ searchable }) => searchable).map(({ id }) => id),
    pageSize: list.pageSize,
    choices: Object.fromEntries(Object.keys(choices).map((name) => [name, labels(name)])),
    found: Object.fromEntries(
      Object.keys(found).map((query) => [
        query,
        rowsOfQuery<Row>(filters, query, rows, '2026-11-28').map((row) => rows.indexOf(row)),
      ]),
    ),
    expected: { headers: headers.split(', '), searched: searched.split(', '), pageSize, choices, found },
  };
}

const plans = {
  headers:
    'Name, Description, Price, Currency, Duration, Max Projects, Max Users, Max Units, Status, Total Users',
  searched: 'name, description',
  choices: { status: 'Active, Halted, Inactive' },
  rows: (['active', 'halt', 'inactive'] as const).map((status) => buildPlan({ status })),
  found: { 'status=halt': [1] },
};

const tickets = {
  headers: 'Ticket ID, Origin, Customer, Subject, Status, Priority, Created, First Reply',
  searched: 'ticketId, customer, subject',
  rows: [
    buildTicket({ origin: 'developer', status: 'Open', priority: 'High', isEscalated: true }),
    buildTicket({ origin: 'investor', status: 'Open', priority: 'Low' }),
    buildTicket({ origin: 'investor', status: 'Closed', priority: 'High' }),
  ],
  found: {
    '': [0, 1, 2],
    'status=Open&priority=High': [0],
    'status=Closed': [2],
    'escalated=yes': [0],
    'escalated=no': [1, 2],
  },
};

const address = { street: '', city: 'Dubai', state: '', country: 'United Arab Emirates', zipCode: '' };
const { subscription } = buildSupportCompany();

describe.each([
  listed(developerList, {
    headers: 'Name, Company, Email, Phone Number, Emirates Id, Status, Last Login, Sub-Users',
    searched: 'name, email',
    choices: { status: 'Active, Inactive' },
    rows: [buildDeveloper({ isActive: true }), buildDeveloper({ isActive: false })],
    found: { 'status=active': [0], 'status=inactive': [1], '': [0, 1] },
  }),
  listed(companyList, {
    headers: 'Company Name, Email, Phone Number, Plan, Developer User, Status',
    searched: 'companyName, companyEmail',
    pageSize: 20,
    rows: [
      buildCompany({
        plan: 'Basic Plan',
        developerEmail: 'owner@acme.example',
        subUsers: [{ email: 'Léa+[x]@acme.example' }],
        address: { ...address, city: 'Lyon', country: 'France' },
      }),
      {
        ...buildCompany({ plan: 'Premium Plan', address }),
        terms: { status: 'Expired', endDate: '2026-11-10', amount: null },
      },
    ],
    found: {
      'plan=Basic+Plan': [0],
      'user=LEA': [0],
      'user=%2B[x]': [0],
      'user=.*': [],
      'user=+owner@+': [0],
      'plan=Premium+Plan&user=lea': [],
      'subscription=Expired&city=Dubai&plan=Premium+Plan': [1],
      'subscription=Expired&subscription=Trial': [1],
      'subscription=Trial': [],
      'city=dub': [1],
      'city=Doha': [],
      'country=emirates': [1],
      'ends=2026-11-01..2026-11-30': [1],
      'ends=2026-12-01..': [],
      // A company without a subscription is found by its empty end only.
      'ends=is-empty': [0],
    },
  }),
  listed(auditList, {
    headers: 'Timestamp, User, Action, Result, Resource ID, IP Address, Portal, Category',
    searched: 'user, action',
    pageSize: 10,
    rows: [
      buildAuditEntry({
        category: 'Billing',
        resource: { kind: 'projects', id: 'PRJ-0298' },
        ipAddress: '198.51.100.12',
        timestamp: '2026-11-15T12:00:00Z',
      }),
      buildAuditEntry({
        portal: 'Investor Portal',
        result: 'failed',
        userAgent: 'curl/8.4',
        errorMessage: 'Invalid token',
        timestamp: '2026-11-16T12:00:00Z',
      }),
    ],
    found: {
      'category=Billing': [0],
      'result=failed': [1],
      'portal=Investor+Portal': [1],
      'resource=prj-0298': [0],
      'ip=198.51.100.12': [0],
      'agent=curl': [1],
      'error=invalid': [1],
      'date=2026-11-01..2026-11-15': [0],
      'date=2026-11-01..2026-11-15&result=failed': [],
    },
  }),
  listed(investorList, {
    headers: 'Name, Email, Phone Number, Address, Emirate ID, Plan, Status',
    searched: 'name, email, address',
    rows: [
      buildInvestor({ status: 'Active', plan: 'Basic Plan' }),
      buildInvestor({ status: 'Inactive', plan: 'Basic Plan' }),
      buildInvestor({ status: 'Inactive', plan: 'Premium Plan' }),
    ],
    found: { 'status=Inactive': [1, 2], 'plan=Basic+Plan': [0, 1], 'status=Inactive&plan=Premium+Plan': [2] },
  }),
  listed(staffUserList, {
    headers: 'Name, Email, Phone Number, Password, Role, Status',
    searched: 'name, email, mobile',
    rows: [
      buildStaffUser({ status: 'Active', role: 'Manager' }),
      buildStaffUser({ status: 'Inactive', role: 'team-member' }),
      buildStaffUser({ status: 'Active', role: 'team-member' }),
    ],
    found: {
      'status=Active': [0, 2],
      'role=team-member': [1, 2],
      'status=Active&role=team-member': [2],
      'role=Team+Lead': [],
    },
  }),
  listed(developerPlanList, plans),
  listed(investorPlanList, plans),
  listed(companySubscriptionList, {
    headers:
      'Company, Company ID, Plan, Status, Start Date, End Date, Next Billing, Billing Cycle, Auto Renew, Days left',
    searched: 'company, companyId, plan',
    rows: ['Premium', 'Gold'].map((plan) => buildCompanySubscription({ plan })),
    found: { 'plan=Gold': [1] },
  }),
  listed(investorSubscriptionList, {
    headers:
      'Investor, User ID, Type, Plan, Status, Start Date, End Date, Last Payment, Next Billing, Auto Renew, Days left',
    searched: 'investor, userId, plan',
    pageSize: 10,
    rows: (['Active', 'Grace Period', 'Renewal'] as const).map((status) => buildUserSubscription({ status })),
    found: { 'status=Expiring+Soon': [1, 2], 'status=Renewal': [2] },
  }),
  listed(supportUserList, {
    headers: 'Name, Email, Mobile, Role, Status, Last Login, Sub-Users',
    searched: 'name, email, mobile',
    rows: [
      buildSupportUser({ role: 'Developer User' }),
      buildSupportUser({ role: 'Landlord User', status: 'Inactive' }),
      buildSupportUser({ role: 'Blume User', status: 'Inactive' }),
    ],
    found: { 'role=Developer+User': [0], 'status=Inactive': [1, 2], 'role=Blume+User&status=Inactive': [2] },
  }),
  listed(supportCompanyList, {
    headers:
      'Company Name, Contact Person, Email, Mobile, Billing Entity, Subscription, Status, Country, Developer User',
    searched: 'companyName, contactPerson, email',
    rows: [
      buildSupportCompany({ assignedDeveloperUser: 'layla@acme.example' }),
      buildSupportCompany({ assignedDeveloperUser: '', status: 'Inactive' }),
      buildSupportCompany({ status: 'Inactive', subscription: { ...subscription, plan: 'Premium' } }),
    ],
    found: {
      'user=ACME.ex': [0],
      'user=layla%40acme': [0],
      'status=Inactive': [1, 2],
      'plan=Basic+Plan': [0, 1],
      'status=Inactive&plan=Premium+Plan': [2],
    },
  }),
  listed(masterTicketPortal(sara).list, {
    ...tickets,
    choices: { origin: 'Developer, Investor, Property Manager' },
    found: {
      ...tickets.found,
      'origin=investor': [1, 2],
      'origin=investor&status=Closed&priority=High': [2],
    },
  }),
  listed(supportTicketPortal(lina).list, {
    ...tickets,
    choices: { origin: 'Developer, Landlord, Property Manager' },
  }),
])('$title', ({ title: _, expected, ...list }) => {
  it('has columns, search, pages, choices and filters as specified', () => expect(list).toEqual(expected));
});

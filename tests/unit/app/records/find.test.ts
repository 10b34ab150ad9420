import { expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { developerPlans, developers, investors, masterTickets } from '#fixtures/build/samples.ts';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { refTo } from '#src/features/shared/records/recordKind.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';
import { masterTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import {
  loadingRead,
  masterWith,
  readAll,
  supportWith,
} from '#stories/features/shared/related/sampleKinds.ts';
import { sara } from '#stories/features/tickets/storyAgents.ts';

const finder = (reads: Parameters<typeof masterWith>[0] = {}) => readAll(masterWith(reads)).hrefOf;

it('finds a customer by id: an investor apart from a developer user of the same id', () => {
  const reads = {
    companies: [buildCompany({ id: 'c' })],
    developers: [buildDeveloper({ id: 'both' })],
    investors: [buildInvestor({ id: 'both' })],
  };
  const find = finder(reads);
  expect(find(refTo('companies', 'c'))).toBe('/master/company-management?open=details&id=c');
  expect(find(refTo('developers', 'both'))).toBe('/master/developer-users?open=details&id=both');
  expect(find(refTo('investors', 'both'))).toBe('/master/investor-users?open=details&id=both');
  expect(find(refTo('companies', ''))).toBeNull();
  expect(find(refTo('companies', 'unknown'))).toBeNull();
  // The developer user was deleted; the investor of the same id did not write.
  expect(finder({ ...reads, developers: [] })(refTo('developers', 'both'))).toBeNull();
});

it('finds a plan and any record by id', () => {
  const find = finder();
  const plan = developerPlans.find(({ name }) => name === 'Premium');
  const ofPlan = (id: string) => find(refTo('developer-plans', id));
  expect(ofPlan(plan?.id ?? '')).toContain(`id=${plan?.id}`);
  expect(ofPlan('Special')).toBeNull();
  expect(find(refTo('companies', 'COMP-001'))).toContain('company-management');
  expect(find(refTo('investors', investors[0]?.id ?? ''))).toContain('investor-users');
  expect(find(refTo('companies', 'gone'))).toBeNull();
  expect(find(null)).toBeNull();
  expect(find(refTo('tickets', masterTickets[0]?.ticketId ?? ''))).toContain('support-management');
  expect(find(refTo('projects', 'PRJ-0298'))).toBeNull();
});

it('finds a person by id or by an email address that only one has, never by a name', () => {
  const [staff] = staffUsers;
  const find = (id = '') => finder()(refTo('staff-users', id));
  expect(find(staff?.id)).toContain('blume-users');
  expect(find(staff?.name)).toBeNull();
  const people = [
    buildDeveloper({ id: 'd1', email: 'Mei@x.example' }),
    buildDeveloper({ id: 'd2', email: 'bo@x.example' }),
    buildDeveloper({ id: 'd3', email: 'bo@x.example' }),
  ];
  const developer = (id: string) => finder({ developers: people })(refTo('developers', id));
  expect(developer('mei@x.example')).toContain('id=d1');
  expect(developer('bo@x.example')).toBeNull();
});

it('finds nothing before its kind is read', () => {
  const find = finder({ developers: loadingRead });
  expect(find(refTo('developers', developers[0]?.id ?? ''))).toBeNull();
  expect(find(refTo('companies', 'COMP-001'))).not.toBeNull();
});

it('finds a customer of the support portal, a company or a user', () => {
  const users = [buildSupportUser({ id: 'u', email: 'one@shared.example' }), buildSupportUser({ id: 's' })];
  const companies = [buildSupportCompany({ id: 'c' })];
  const { hrefOf: find } = readAll(supportWith({ 'support-users': users, 'support-companies': companies }));
  expect(find(refTo('support-companies', 'c'))).toBe('/support/company-management?open=details&id=c');
  expect(find(refTo('support-users', 'u'))).toBe('/support/user-management?open=details&id=u');
  expect(find(refTo('support-users', 'one@shared.example'))).toContain('id=u');
  expect(find(refTo('support-users', 's'))).toContain('id=s');
  expect(find(refTo('support-users', 'unknown'))).toBeNull();
  // The support portal has no list of plans.
  expect(find(refTo('developer-plans', 'Premium'))).toBeNull();
});

it('has every kind that a column names', () => {
  const lists = [
    auditList,
    companyList,
    developerList,
    investorList,
    companySubscriptionList,
    investorSubscriptionList,
    supportCompanyList,
    masterTicketPortal(sara).list,
  ];
  const named = lists.flatMap(({ columns }) => columns.flatMap(({ names }) => names?.kinds ?? []));
  const kinds = [masterWith(), supportWith()].flatMap((portal) => Object.keys(portal.kinds));
  expect(named.filter((id) => !kinds.includes(id))).toEqual([]);
});

import { expect, it } from 'vitest';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { developerPlans, developers, investors, masterTickets } from '#fixtures/build/samples.ts';
import { buildSupportCompany } from '#fixtures/build/supportCompany.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { auditList, resourceRef } from '#src/features/audit-log/auditList.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { customerRef } from '#src/features/shared/tickets/customerKey.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { supportCompanyList } from '#src/features/support-companies/supportCompanyList.tsx';
import { masterTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import {
  failedRead,
  loadingRead,
  masterWith,
  readAll,
  supportWith,
} from '#stories/features/shared/related/sampleKinds.ts';
import { sara } from '#stories/features/tickets/storyAgents.ts';

const finder = (reads: Parameters<typeof masterWith>[0] = {}) => readAll(masterWith(reads)).known.find;
const byUser = (customerId: string) => customerRef({ origin: 'developer', customerId });
const byInvestor = (customerId: string) => customerRef({ origin: 'investor', customerId });

it('finds a customer by id: an investor apart from a developer user of the same id', () => {
  const reads = {
    companies: [buildCompany({ id: 'c' })],
    developers: [buildDeveloper({ id: 'both' })],
    investors: [buildInvestor({ id: 'both' })],
  };
  const find = finder(reads);
  expect(find(byUser('c'))).toBe('/master/company-management?open=details&id=c');
  expect(find(byUser('both'))).toBe('/master/developer-users?open=details&id=both');
  expect(find(byInvestor('both'))).toBe('/master/investor-users?open=details&id=both');
  expect(find(byUser(''))).toBeNull();
  expect(find(byUser('unknown'))).toBeNull();
  // The developer user was deleted; the investor of the same id did not write.
  expect(finder({ ...reads, developers: [] })(byUser('both'))).toBeNull();
});

it('finds a plan and any record by id', () => {
  const find = finder();
  const plan = developerPlans.find(({ name }) => name === 'Premium');
  const ofPlan = (id: string) => find({ kinds: ['developer-plans'], id });
  expect(ofPlan(plan?.id ?? '')).toContain(`id=${plan?.id}`);
  expect(ofPlan('Special')).toBeNull();
  const resource = (resourceId: string | null) => find(resourceRef(buildAuditEntry({ resourceId })));
  expect(resource('COMP-001')).toContain('company-management');
  // Some investors are developer users too, with the same id.
  const people = new Set(developers.map(({ id }) => id));
  const investor = investors.find(({ id }) => !people.has(id));
  expect(resource(investor?.id ?? '')).toContain('investor-users');
  expect(resource('gone')).toBeNull();
  expect(resource(null)).toBeNull();
  expect(resource(masterTickets[0]?.ticketId ?? '')).toContain('support-management');
});

it('finds a person by id or by an email address that only one has, never by a name', () => {
  const [staff] = staffUsers;
  const find = (id = '') => finder()({ kinds: ['staff-users'], id });
  expect(find(staff?.id)).toContain('blume-users');
  expect(find(staff?.name)).toBeNull();
  const people = [
    buildDeveloper({ id: 'd1', email: 'Mei@x.example' }),
    buildDeveloper({ id: 'd2', email: 'bo@x.example' }),
    buildDeveloper({ id: 'd3', email: 'bo@x.example' }),
  ];
  const developer = (id: string) => finder({ developers: people })({ kinds: ['developers'], id });
  expect(developer('mei@x.example')).toContain('id=d1');
  expect(developer('bo@x.example')).toBeNull();
});

it('finds nothing before the reads that could name another record', () => {
  const [investor] = investors;
  const either = { kinds: ['developers', 'investors'], id: investor?.id ?? '' };
  const find = finder({ developers: loadingRead });
  expect(find(either)).toBeNull();
  expect(find({ kinds: ['companies'], id: 'COMP-001' })).not.toBeNull();
  expect(finder({ developers: failedRead(() => undefined) })(either)).not.toBeNull();
});

it('finds a customer of the support portal, a company or a user', () => {
  const users = [buildSupportUser({ id: 'u', email: 'one@shared.example' }), buildSupportUser({ id: 's' })];
  const companies = [buildSupportCompany({ id: 'c' })];
  const { find } = readAll(supportWith({ 'support-users': users, 'support-companies': companies })).known;
  expect(find(byUser('c'))).toBe('/support/company-management?open=details&id=c');
  expect(find(byUser('u'))).toBe('/support/user-management?open=details&id=u');
  expect(find({ kinds: ['support-users'], id: 'one@shared.example' })).toContain('id=u');
  expect(find({ kinds: ['staff-users', 'support-users'], id: 's' })).toContain('id=s');
  expect(find(byUser('unknown'))).toBeNull();
  // The support portal has no list of plans.
  expect(find({ kinds: ['developer-plans'], id: 'Premium' })).toBeNull();
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
  const kinds = [...masterWith(), ...supportWith()].map(({ id }) => id);
  expect(named.filter((id) => !kinds.includes(id))).toEqual([]);
});

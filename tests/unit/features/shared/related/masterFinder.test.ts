import { expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import { masterFinder } from '#src/features/shared/related/finder/masterFinder.ts';
import { sampleRecords } from '#stories/features/shared/related/sampleRecords.ts';

const email = 'one@shared.example';
const ready = { developers: { status: 'ready' }, companies: { status: 'ready' } } as const;
const finder = (records: Partial<MasterRecords> = {}) =>
  masterFinder({ ...sampleRecords, ...records }, ready);

it('finds a customer: a company before a developer user before an investor', () => {
  const investors = [buildInvestor({ id: 'i', email })];
  const developers = [buildDeveloper({ id: 'd', email: 'One@Shared.example ' })];
  const companies = [buildCompany({ id: 'c', companyEmail: email })];
  const base = { companies: [], developers: [], investors };
  expect(finder(base)('customer', email)).toBe('/master/investor-users?open=details&id=i');
  expect(finder({ ...base, developers })('customer', email)).toBe(
    '/master/developer-users?open=details&id=d',
  );
  expect(finder({ ...base, developers, companies })('customer', ' ONE@shared.example')).toBe(
    '/master/company-management?open=details&id=c',
  );
  expect(finder(base)('customer', '')).toBeNull();
  expect(finder(base)('customer', 'unknown@shared.example')).toBeNull();
});

it('finds a plan by either of its names, and any record by id', () => {
  const find = finder();
  const plan = sampleRecords.plans.developer.find(({ tier }) => tier === 'Premium');
  expect(find('developerPlan', 'Premium Plan')).toContain(`id=${plan?.id}`);
  expect(find('developerPlan', 'Premium')).toContain(`id=${plan?.id}`);
  expect(find('developerPlan', 'Special')).toBeNull();
  expect(find('resource', 'COMP-001')).toContain('company-management');
  // Some investors are developer users too, with the same id.
  const people = new Set(sampleRecords.developers.map(({ id }) => id));
  const investor = sampleRecords.investors.find(({ id }) => !people.has(id));
  expect(find('resource', investor?.id ?? '')).toContain('investor-users');
  expect(find('resource', 'gone')).toBeNull();
  const [ticket] = sampleRecords.tickets;
  expect(find('resource', ticket?.ticketId ?? '')).toContain('support-management');
});

it('finds a person by a name that only one has, of any kind', () => {
  const [staff] = sampleRecords.staff;
  expect(finder()('staff', staff?.name ?? '')).toContain(`id=${staff?.id}`);
  expect(finder()('person', staff?.name ?? '')).toContain('blume-users');
  expect(finder()('staff', 'System')).toBeNull();
  const developers = [buildDeveloper({ id: 'd1', name: 'Mei' }), buildDeveloper({ id: 'd2', name: 'Mei' })];
  const investors = [buildInvestor({ id: 'i', name: 'Bo' })];
  const find = finder({ developers, investors });
  const namesake = buildDeveloper({ id: 'd3', name: staff?.name ?? '' });
  expect(finder({ developers: [namesake] })('person', staff?.name ?? '')).toBeNull();
  expect(find('person', 'Mei')).toBeNull();
  expect(find('person', 'Bo')).toContain('investor-users');
});

it('finds nothing before the reads that could name another record', () => {
  const find = masterFinder(sampleRecords, { ...ready, developers: { status: 'loading' } });
  const [investor] = sampleRecords.investors;
  expect(find('customer', investor?.email ?? '')).toBeNull();
  expect(find('company', 'COMP-001')).not.toBeNull();
  const failed = { status: 'failed', onRetry: () => undefined } as const;
  const found = masterFinder(sampleRecords, { ...ready, developers: failed });
  expect(found('customer', investor?.email ?? '')).not.toBeNull();
});

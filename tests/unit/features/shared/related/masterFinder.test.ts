import { expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import { masterFinder } from '#src/features/shared/related/finder/masterFinder.ts';
import { investorKey } from '#src/features/shared/tickets/customerKey.ts';
import { sampleRecords } from '#stories/features/shared/related/sampleRecords.ts';

const ready = { developers: { status: 'ready' }, companies: { status: 'ready' } } as const;
const finder = (records: Partial<MasterRecords> = {}) =>
  masterFinder({ ...sampleRecords, ...records }, ready);

it('finds a customer by id: an investor apart from a developer user of the same id', () => {
  const find = finder({
    companies: [buildCompany({ id: 'c' })],
    developers: [buildDeveloper({ id: 'both' })],
    investors: [buildInvestor({ id: 'both' })],
  });
  expect(find('customer', 'c')).toBe('/master/company-management?open=details&id=c');
  expect(find('customer', 'both')).toBe('/master/developer-users?open=details&id=both');
  expect(find('customer', investorKey('both'))).toBe('/master/investor-users?open=details&id=both');
  expect(find('customer', '')).toBeNull();
  expect(find('customer', 'unknown')).toBeNull();
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
  expect(finder()('staff', staff?.id ?? '')).toContain(`id=${staff?.id}`);
  expect(finder()('person', staff?.id ?? '')).toContain('blume-users');
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
  expect(find('customer', investorKey(investor?.id ?? ''))).toBeNull();
  expect(find('company', 'COMP-001')).not.toBeNull();
  const failed = { status: 'failed', onRetry: () => undefined } as const;
  const found = masterFinder(sampleRecords, { ...ready, developers: failed });
  expect(found('customer', investorKey(investor?.id ?? ''))).not.toBeNull();
});

import { expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { customerUrl, planUrl, resourceUrl, staffUrl } from '#src/features/shared/related/findRecord.ts';
import { sampleRecords } from '#stories/features/shared/related/sampleRecords.ts';

const email = 'one@shared.example';

it('finds a customer: a company before a developer user before an investor', () => {
  const investors = [buildInvestor({ id: 'i', email })];
  const developers = [buildDeveloper({ id: 'd', email: 'One@Shared.example ' })];
  const companies = [buildCompany({ id: 'c', companyEmail: email })];
  const base = { ...sampleRecords, companies: [], developers: [], investors };
  expect(customerUrl(base, email)).toBe('/master/investor-users?open=details&id=i');
  expect(customerUrl({ ...base, developers }, email)).toBe('/master/developer-users?open=details&id=d');
  expect(customerUrl({ ...base, developers, companies }, email)).toBe(
    '/master/company-management?open=details&id=c',
  );
  expect(customerUrl(base, '')).toBeNull();
  expect(customerUrl(base, 'unknown@shared.example')).toBeNull();
});

it('finds a plan by either of its names, staff by name, and any record by id', () => {
  const plan = sampleRecords.plans.developer.find(({ tier }) => tier === 'Premium');
  expect(planUrl(sampleRecords, 'developer', 'Premium Plan')).toContain(`id=${plan?.id}`);
  expect(planUrl(sampleRecords, 'developer', 'Premium')).toContain(`id=${plan?.id}`);
  expect(planUrl(sampleRecords, 'developer', 'Special')).toBeNull();
  const [staff] = sampleRecords.staff;
  expect(staffUrl(sampleRecords, staff?.name ?? '')).toContain(`id=${staff?.id}`);
  expect(staffUrl(sampleRecords, 'System')).toBeNull();
  expect(resourceUrl(sampleRecords, 'COMP-001')).toContain('company-management');
  // Some investors are developer users too, with the same id.
  const people = new Set(sampleRecords.developers.map(({ id }) => id));
  const investor = sampleRecords.investors.find(({ id }) => !people.has(id));
  expect(resourceUrl(sampleRecords, investor?.id ?? '')).toContain('investor-users');
  expect(resourceUrl(sampleRecords, 'gone')).toBeNull();
  const [ticket] = sampleRecords.tickets;
  expect(resourceUrl(sampleRecords, ticket?.ticketId ?? '')).toContain('support-management');
});

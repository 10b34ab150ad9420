import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { browserQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';

const { columns: companyColumns } = companyList;

const texts = (company: ReturnType<typeof buildCompany>) => companyColumns.map(({ text }) => text(company));

it('shows the columns of the specification, in words', () => {
  expect(companyColumns.map(({ header }) => header)).toEqual([
    'Company Name',
    'Email',
    'Phone Number',
    'Plan',
    'Developer User',
    'Status',
  ]);
  const company = buildCompany({
    companyName: 'Acme',
    companyEmail: 'a@acme.example',
    phoneNumber: '1',
    developerUser: 'Layla',
    status: 'suspended',
  });
  expect(texts(company)).toEqual(['Acme', 'a@acme.example', '1', 'Basic Plan', 'Layla', 'Suspended']);
});

it('names the developer user by email when there is no name, and shows nothing for none', () => {
  expect(texts(buildCompany({ developerUser: null, developerEmail: 'l@acme.example' }))[4]).toBe(
    'l@acme.example',
  );
  expect(texts(buildCompany({ plan: null })).slice(3, 5)).toEqual(['', '']);
});

describe('the filters of the browser', () => {
  const company = buildCompany({
    plan: 'Basic Plan',
    developerEmail: 'owner@acme.example',
    subUsers: [{ email: 'Léa+[x]@acme.example' }],
  });

  it.each([
    ['Basic Plan', '', true],
    ['Premium Plan', '', false],
    ['', 'LEA', true],
    ['', '+[x]', true],
    ['', '.*', false],
    ['', ' owner@ ', true],
    ['Premium Plan', 'lea', false],
  ] as const)('plan %j with user %j: %s', (plan, user, passes) => {
    const query = browserQuery(companyList.filters, { plan, user });
    expect(rowFilter(companyList.filters, query)?.(company)).toBe(passes);
  });
});

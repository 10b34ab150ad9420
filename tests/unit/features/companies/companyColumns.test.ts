import { expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { companyColumns } from '#src/features/companies/companyColumns.tsx';

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

it('names the developer user by email when there is no name, and shows nothing for nobody', () => {
  expect(texts(buildCompany({ developerUser: null, developerEmail: 'l@acme.example' }))[4]).toBe(
    'l@acme.example',
  );
  expect(texts(buildCompany({ plan: null })).slice(3, 5)).toEqual(['', '']);
});

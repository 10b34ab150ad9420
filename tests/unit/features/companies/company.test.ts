import { describe, expect, it } from 'vitest';
import { type CompanyValues, companyKind, toCompanyRequest } from '#src/features/companies/company.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { fieldMessages } from '#src/features/shared/form/useRefusedValues.ts';

const typed: CompanyValues = {
  ...valuesOf(companyKind.fields, null),
  companyName: 'Pier Nine',
  companyEmail: 'a@b.example',
};

it.each(['#12', 'red', 'url(x)', '#3B82F6;}'])('refuses the colour %j', (primaryColor) => {
  expect(readValues(companyKind.fields, { ...typed, primaryColor }).problems).toEqual({
    primaryColor: 'Enter a color such as #3B82F6',
  });
});

describe('what is sent', () => {
  it('has the colour in one form', () => {
    const logo = new File(['x'], 'logo.png');
    const values = { ...typed, companyName: 'Pier Nine', city: 'Dubai', primaryColor: 'abc', logo };
    expect(toCompanyRequest(values)).toEqual({
      companyName: 'Pier Nine',
      companyEmail: 'a@b.example',
      phoneNumber: '',
      billingEntity: '',
      status: 'active',
      address: { street: '', city: 'Dubai', state: '', country: '', zipCode: '' },
      branding: { primaryColor: '#AABBCC', fontFamily: 'Inter' },
      logo,
    });
  });
});

it.each([
  ['companyEmail', 'companyEmail'],
  ['branding.primaryColor', 'primaryColor'],
  ['address.zipCode', 'zipCode'],
  ['logo', 'logo'],
])('a refusal of the field %j is about %j', (field, own) => {
  const problem = { message: 'No', fields: { [field]: 'Wrong' } };
  expect(fieldMessages(problem, Object.keys(valuesOf(companyKind.fields, null)))).toEqual({ [own]: 'Wrong' });
});

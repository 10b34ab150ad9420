import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { type CompanyValues, companyKind, toCompanyRequest } from '#src/features/companies/company.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';
import { REQUIRED } from '#src/features/shared/form/table/schema.ts';
import { fieldMessages } from '#src/features/shared/form/useRefusedValues.ts';

const problemsOf = (values: object) => readValues(companyKind.fields, values).problems;

const typed: CompanyValues = {
  ...valuesOf(companyKind.fields, null),
  companyName: 'Pier Nine',
  companyEmail: 'a@b.example',
};

describe('the first values of the form', () => {
  it('is active, in the default colour and font, for a new company', () => {
    expect(valuesOf(companyKind.fields, null)).toMatchObject({
      companyName: '',
      street: '',
      logo: null,
      primaryColor: '#3B82F6',
      fontFamily: 'Inter',
      status: 'active',
    });
  });

  it('is the company with its address and brand flat', () => {
    const company = buildCompany({ status: 'suspended' });
    expect(valuesOf(companyKind.fields, company)).toMatchObject({
      companyName: company.companyName,
      street: company.address.street,
      primaryColor: company.branding.primaryColor,
      status: 'suspended',
    });
  });
});

describe('the rules', () => {
  it('ask for name and email only', () => {
    expect(problemsOf(typed)).toEqual({});
    expect(problemsOf(valuesOf(companyKind.fields, null))).toEqual({
      companyName: REQUIRED,
      companyEmail: REQUIRED,
    });
    expect(problemsOf({ ...typed, companyName: ' \t' })).toEqual({
      companyName: REQUIRED,
    });
  });

  it.each(['', '#12', 'red', 'url(x)', '#3B82F6;}'])('refuse the colour %j', (primaryColor) => {
    expect(problemsOf({ ...typed, primaryColor })).toEqual({
      primaryColor: 'Enter a color such as #3B82F6',
    });
  });

  it('refuse a malformed address', () => {
    expect(problemsOf({ ...typed, companyEmail: 'a@b' })).toEqual({
      companyEmail: 'Enter a valid email address',
    });
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

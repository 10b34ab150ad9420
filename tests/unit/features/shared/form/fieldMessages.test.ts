import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#src/features/shared/form/useRefusedValues.ts';

describe('fieldMessages', () => {
  const about = (fields: Readonly<Record<string, string>>) =>
    fieldMessages({ message: 'Refused', fields }, names);
  const names = ['name', 'companyEmail', 'emiratesId', 'zipCode'];
  it.each([
    ['companyEmail', 'companyEmail'],
    ['CompanyEmail', 'companyEmail'],
    ['COMPANYEMAIL', 'companyEmail'],
    ['company_email', 'companyEmail'],
    ['company-email', 'companyEmail'],
    ['emiratesID', 'emiratesId'],
    ['address.ZipCode', 'zipCode'],
    ['request.address.zip_code', 'zipCode'],
  ])('takes %s for %s', (given, own) => {
    expect(about({ [given]: 'Wrong' })).toEqual({ [own]: 'Wrong' });
  });

  it.each(['email', 'constructor', 'name.first', 'mail'])(
    'leaves out %s, which the form does not have',
    (given) => {
      expect(about({ [given]: 'Wrong', name: 'Long' })).toEqual({ name: 'Long' });
    },
  );

  it.each([
    ['A company with this email already exists', 'companyEmail'],
    ['company_email must be unique', 'companyEmail'],
    ['emiratesId is not valid', 'emiratesId'],
    ['This Emirates ID is taken', 'emiratesId'],
    ['Wrong ID', null],
    ['The name is taken.', 'name'],
    ['Name or email is taken', null],
    ['The emailed code is wrong', null],
    ['The zip code is wrong', 'zipCode'],
    ['Refused', null],
  ])('of %j, which names no field otherwise, is %s', (message, name) => {
    expect(fieldMessages({ message, unnamed: true }, names)).toEqual(
      name === null ? {} : { [name]: message },
    );
    expect(fieldMessages({ message }, names)).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { endsSession, toFormFields, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';

describe('toSaveProblem', () => {
  it('has the message, and the messages of the fields', () => {
    const refused = new ApiError('http', 409, { message: 'Taken', field: 'email' });
    expect(toSaveProblem(refused)).toEqual({ message: 'Taken', fields: { email: 'Taken' } });
    const body = { message: 'Validation failed', errors: { email: 'Taken', name: 'Long' } };
    expect(toSaveProblem(new ApiError('http', 422, body))).toEqual({
      message: 'Validation failed',
      fields: { email: 'Taken', name: 'Long' },
    });
  });

  it('names no field when the server named none', () => {
    expect(toSaveProblem(new ApiError('http', 500, { message: 'Resting' }))).toEqual({ message: 'Resting' });
  });

  it('says of a 404 that the record is gone', () => {
    const missing = new ApiError('http', 404, { message: 'No such developer' });
    expect(toSaveProblem(missing)).toEqual({ message: 'No such developer', gone: true });
  });

  it.each([[undefined], ['text'], [{}], [new Error('')]])('has a last resort for %j', (thrown) => {
    expect(toSaveProblem(thrown)).toEqual({ message: 'Something went wrong' });
  });
});

describe('endsSession', () => {
  it('is true for a 401 only', () => {
    expect(endsSession(new ApiError('http', 401))).toBe(true);
    expect(endsSession(new ApiError('http', 403))).toBe(false);
    expect(endsSession(new Error('401'))).toBe(false);
  });
});

describe('toFormFields', () => {
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
    expect(toFormFields({ [given]: 'Wrong' }, names)).toEqual({ [own]: 'Wrong' });
  });

  it.each(['email', 'constructor', 'name.first', 'mail'])(
    'leaves out %s, which the form does not have',
    (given) => {
      expect(toFormFields({ [given]: 'Wrong', name: 'Long' }, names)).toEqual({ name: 'Long' });
    },
  );
});

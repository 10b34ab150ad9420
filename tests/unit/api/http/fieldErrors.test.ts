import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';

describe('the field of an error body', () => {
  it.each([
    [{ field: 'email' }, 'email'],
    [{ data: { field: 'email' } }, 'email'],
    [{ errors: [{ path: 'email', msg: 'Taken' }] }, 'email'],
    [{ errors: [{ param: 'address.city' }] }, 'address.city'],
    [{ errors: { phoneNumber: 'Too short' } }, 'phoneNumber'],
    [{ errors: { field: 'name' } }, 'name'],
    [{ path: '/api/v1/developer/create' }, undefined],
    [{ errors: [] }, undefined],
    [{ field: 5 }, undefined],
    [{ errors: ['Taken'] }, undefined],
    [{ details: ['Taken'] }, undefined],
    [{ message: 'No', roles: ['admin'] }, undefined],
    [{ error: { message: 'No', requestId: 'a1' } }, undefined],
    [{ non_field_errors: ['Wrong'] }, undefined],
    [{ error: { non_field_errors: ['Wrong'] } }, undefined],
    [{ errors: { message: 'Taken' } }, undefined],
    ['text', undefined],
  ])('of %j is %s', (body, field) => {
    expect(Object.keys(new ApiError('http', 409, body).fields)).toEqual(field === undefined ? [] : [field]);
  });

  it.each([
    [{ errors: { emiratesId: 'Wrong' } }, 'emiratesId', 'Wrong'],
    // Django REST framework, zod, RFC 9457, MongoDB, and an object in place of a message.
    [{ emiratesId: ['Wrong', 'Short'] }, 'emiratesId', 'Wrong. Short'],
    [{ issues: [{ path: ['emiratesId'], message: 'Wrong', code: 'custom' }] }, 'emiratesId', 'Wrong'],
    [{ error: { issues: [{ path: ['emiratesId'], message: 'Wrong' }] } }, 'emiratesId', 'Wrong'],
    [{ error: { name: 'ZodError', emiratesId: 'Wrong' } }, 'emiratesId', 'Wrong'],
    [{ error: { emiratesId: ['Wrong'] } }, 'emiratesId', 'Wrong'],
    [{ error: { name: 'Is too short' } }, 'name', 'Is too short'],
    [{ error: { name: 'Required' } }, 'name', 'Required'],
    [{ error: { field: 'email', message: 'Wrong' } }, 'email', 'Wrong'],
    [{ error: { message: 'Invalid', errors: { email: { message: 'Wrong' } } } }, 'email', 'Wrong'],
    [{ path: 'email', errors: ['Wrong'] }, 'email', 'Wrong'],
    [{ message: { emiratesId: 'Wrong' } }, 'emiratesId', 'Wrong'],
    [{ title: 'Invalid', errors: [{ detail: 'Wrong', pointer: '#/emiratesId' }] }, 'emiratesId', 'Wrong'],
    [{ code: 11000, keyPattern: { emiratesId: 1 } }, 'emiratesId', 'This value is already in use'],
    [{ error: { code: 11000, keyPattern: { emiratesId: 1 } } }, 'emiratesId', 'This value is already in use'],
    [
      'MongoServerError: E11000 duplicate key error collection: b.users index: e_1 dup key: { emiratesId: "7" }',
      'emiratesId',
      'This value is already in use',
    ],
    [
      { message: 'E11000 duplicate key error collection: b.users index: e_1 dup key: { emiratesId: "7" }' },
      'emiratesId',
      'This value is already in use',
    ],
    [{ errors: { emiratesId: ['Wrong', 'Short'] } }, 'emiratesId', 'Wrong. Short'],
    // Others of these kinds: nested, flattened, as JSON in a text, in lists beside a message, by other names.
    [{ address: { city: ['Wrong.', 'Short'] } }, 'address.city', 'Wrong. Short'],
    [[{ email: ['Wrong'] }], 'email', 'Wrong'],
    [{ email: [{ message: 'Wrong', code: 'unique' }] }, 'email', 'Wrong'],
    [{ email: 'It is wrong' }, 'email', 'It is wrong'],
    [{ non_field_errors: ['Not both'], email: ['Wrong'] }, 'email', 'Wrong'],
    [{ errors: { base: ['Not both'], email: ['Wrong'] } }, 'email', 'Wrong'],
    [{ type: 'validation_error', errors: [{ attr: 'email', detail: 'Wrong' }] }, 'email', 'Wrong'],
    [{ formErrors: [], fieldErrors: { email: ['Wrong'] } }, 'email', 'Wrong'],
    [{ error: { _errors: [], email: { _errors: ['Wrong'] } } }, 'email', 'Wrong'],
    [{ errors: [], properties: { email: { errors: ['Wrong'] } } }, 'email', 'Wrong'],
    [{ message: '[{"path":["email"],"message":"Wrong"}]' }, 'email', 'Wrong'],
    [
      { issues: [{ path: [{ key: 'address' }, { key: 'city' }], message: 'Wrong' }] },
      'address.city',
      'Wrong',
    ],
    [{ title: 'Invalid', 'invalid-params': [{ name: 'email', reason: 'Wrong' }] }, 'email', 'Wrong'],
    [{ message: 'Invalid', fields: { email: 'Wrong' } }, 'email', 'Wrong'],
    [{ errors: { '$.email': ['Wrong'] } }, 'email', 'Wrong'],
    [{ errors: [{ instancePath: '/email', message: 'Wrong' }] }, 'email', 'Wrong'],
    [{ message: [{ property: 'email', constraints: { isEmail: 'Wrong' } }] }, 'email', 'Wrong'],
    [{ error: 'Bad Request', errors: [{ field: 'email', defaultMessage: 'Wrong' }] }, 'email', 'Wrong'],
    [{ message: 'Email is taken', code: 11000, keyValue: { email: 'a' } }, 'email', 'Email is taken'],
    [
      { code: 11000, errmsg: 'E11000 duplicate key error index: b.users.$email_1 dup key: { : "a" }' },
      'email',
      'This value is already in use',
    ],
    [{ errors: { emiratesId: { message: 'Wrong', kind: 'user defined' } } }, 'emiratesId', 'Wrong'],
    [{ errors: { emiratesId: { msg: 'Wrong', location: 'body' } } }, 'emiratesId', 'Wrong'],
    [{ errors: [{ path: 'emiratesId', msg: 'Wrong' }] }, 'emiratesId', 'Wrong'],
    [{ errors: [{ property: 'emiratesId', message: 'Wrong' }] }, 'emiratesId', 'Wrong'],
    [{ errors: [{ path: ['address', 'city'], message: 'Wrong' }] }, 'address.city', 'Wrong'],
    [{ errors: { address: { city: 'Wrong' } } }, 'address.city', 'Wrong'],
    [{ errors: ['Broken', { path: 'email', msg: 'Wrong' }] }, 'email', 'Wrong'],
    [{ errors: { name: null, email: 'Wrong' } }, 'email', 'Wrong'],
    [{ message: 'Invalid', errors: { email: 'Wrong' } }, 'email', 'Wrong'],
    [{ field: 'email', message: 'Taken' }, 'email', 'Taken'],
    [{ errors: { email: '<html></html>' } }, 'email', 'Something went wrong'],
  ])('of %j is %s, of which it says %s', (body, field, said) => {
    expect(new ApiError('http', 422, body).fields).toEqual({ [field]: said });
  });

  it.each([
    [{ non_field_errors: ['Wrong'] }, 'Wrong'],
    [{ email: ['Wrong'], name: ['Short'] }, 'Wrong. Short'],
    [{ issues: [{ path: ['email'], message: 'Wrong' }] }, 'Wrong'],
    [
      { success: false, error: { name: 'ZodError', issues: [{ path: ['email'], message: 'Wrong' }] } },
      'Wrong',
    ],
    [{ error: { email: 'Wrong' } }, 'Wrong'],
    [{ message: { email: 'Wrong' } }, 'Wrong'],
    [{ errors: { email: ['Wrong'] } }, 'Wrong'],
    [{ code: 11000, keyPattern: { email: 1 } }, 'This value is already in use'],
    [{ error: 'E11000 duplicate key error collection: b.users' }, 'This value is already in use'],
    [{ errors: 'Wrong' }, 'Wrong'],
    [{ success: false, requestId: 'a1' }, 'Something went wrong'],
  ])('of %j is not needed to say %s', (body, said) => {
    expect(new ApiError('http', 422, body).message).toBe(said);
  });

  const both = { email: 'Not an email', name: 'Too short' };
  it.each([
    [
      'Express',
      {
        errors: [
          { path: 'email', msg: 'Not an email' },
          { path: 'name', msg: 'Too short' },
        ],
      },
    ],
    ['Laravel', { message: 'Invalid', errors: { email: ['Not an email'], name: ['Too short'] } }],
    [
      'FastAPI',
      {
        detail: [
          { loc: ['body', 'email'], msg: 'Not an email', type: 'value_error' },
          { loc: ['body', 'name'], msg: 'Too short', type: 'string_too_short' },
        ],
      },
    ],
    [
      'JSON:API',
      {
        errors: [
          {
            status: '422',
            source: { pointer: '/data/attributes/email' },
            title: 'Invalid',
            detail: 'Not an email',
          },
          { status: '422', source: { pointer: '/data/attributes/name' }, title: 'Too short' },
        ],
      },
    ],
    [
      'Symfony',
      {
        title: 'An error occurred',
        detail: 'email: Not an email\nname: Too short',
        violations: [
          { propertyPath: 'email', message: 'Not an email', code: 'c1' },
          { propertyPath: 'data.name', message: 'Too short', code: 'c2' },
        ],
      },
    ],
    [
      'Joi, in the details of the error',
      {
        error: {
          message: 'Validation failed',
          details: [
            { path: ['email'], message: 'Not an email' },
            { path: ['name'], message: 'Too short' },
          ],
        },
      },
    ],
    ['an object in the details of the error', { error: { code: 'invalid', details: both } }],
    [
      'the details of the answer',
      {
        details: [
          { field: 'email', message: 'Not an email' },
          { field: 'name', message: 'Too short' },
        ],
      },
    ],
  ])('is each one that %s names', (_name, body) => {
    expect(new ApiError('http', 422, body).fields).toEqual(both);
  });

  it('is the first word of each sentence of NestJS', () => {
    const error = new ApiError('http', 400, {
      statusCode: 400,
      message: [
        'email must be an email',
        'email should not be empty',
        'address.city must be a string',
        'each value in tags must be a string',
      ],
      error: 'Bad Request',
    });
    expect(error.fields).toEqual({
      email: 'email must be an email. email should not be empty',
      'address.city': 'address.city must be a string',
      tags: 'each value in tags must be a string',
    });
    expect(error.message).toMatch(/^email must be an email\. email should not be empty\. /u);
    expect(new ApiError('http', 400, { message: 'email must be an email' }).fields).toEqual({});
  });

  it('has brackets or dots in its path', () => {
    const violations = [{ propertyPath: 'subUsers[0].email', message: 'Wrong' }];
    expect(new ApiError('http', 422, { violations }).fields).toEqual({ 'subUsers.0.email': 'Wrong' });
    const errors = [{ source: { pointer: '/data/attributes/address/city' }, detail: 'Wrong' }];
    expect(new ApiError('http', 422, { errors }).fields).toEqual({ 'address.city': 'Wrong' });
  });

  it('is found in errors of any depth and size without end', () => {
    const round: Record<string, unknown> = {};
    round.errors = { round };
    round.round = round;
    expect(new ApiError('http', 422, round).message).toBe('Something went wrong');
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, 'x'.repeat(50)]));
    expect(new ApiError('http', 422, { errors: many }).message).toHaveLength(50);
  });
});

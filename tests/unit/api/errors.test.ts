import { describe, expect, it } from 'vitest';
import { ApiError, messageOf } from '#src/api/errors.ts';

describe('the sentence of an error body', () => {
  it.each([
    ['its message', { message: 'Taken', error: 'Conflict' }, 'Taken'],
    ['its error', { error: 'Conflict' }, 'Conflict'],
    ['its error when the message is empty', { message: '  ', error: 'Conflict' }, 'Conflict'],
    ['a nested message', { error: { message: 'Inside' } }, 'Inside'],
    ['several messages', { message: ['One', 'Two', 'One'] }, 'One. Two'],
    ['messages in objects', { message: [{ msg: 'One' }, { msg: 'Two' }] }, 'One. Two'],
    ['one line', { message: 'A\n  b\u0000c' }, 'A b c'],
    ['markup as text', { message: 'Name <b>x</b> is taken' }, 'Name <b>x</b> is taken'],
  ])('is %s', (_name, body, expected) => {
    expect(new ApiError('http', 400, body).message).toBe(expected);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a page', '<!DOCTYPE html><title>502</title>'],
    ['a page as message', { message: '<html><body>502</body></html>' }],
    ['JSON as message', { message: '{"code":11000}' }],
    ['a lost object', { message: '[object Object]' }],
    ['an object without words', { message: { code: 1 } }],
    ['a list', ['no']],
    ['numbers', { message: 5, error: true }],
    ['a deep nest', { message: { message: { message: { message: { message: 'deep' } } } } }],
  ])('is the last resort for %s', (_name, body) => {
    expect(new ApiError('http', 500, body).message).toBe('Something went wrong');
  });

  it('is clamped', () => {
    const { message } = new ApiError('http', 400, { message: 'x'.repeat(100_000) });
    expect(message).toHaveLength(300);
    expect(message.endsWith('…')).toBe(true);
  });

  it('keeps message and error apart for the sign-in screens', () => {
    const error = new ApiError('http', 400, { message: 'Bad Request', error: 'Invalid OTP' });
    expect([error.serverMessage, error.serverError]).toEqual(['Bad Request', 'Invalid OTP']);
  });
});

describe('the field of an error body', () => {
  it.each([
    [{ field: 'email' }, 'email'],
    [{ errors: [{ path: 'email', msg: 'Taken' }] }, 'email'],
    [{ errors: [{ param: 'address.city' }] }, 'address.city'],
    [{ errors: { phoneNumber: 'Too short' } }, 'phoneNumber'],
    [{ errors: { field: 'name' } }, 'name'],
    [{ path: '/api/v1/developer/create' }, undefined],
    [{ errors: [] }, undefined],
    [{ field: 5 }, undefined],
    ['text', undefined],
  ])('of %j is %s', (body, field) => {
    expect(new ApiError('http', 409, body).field).toBe(field);
  });
});

describe('messageOf', () => {
  it.each([
    [new ApiError('http', 400, { message: 'Taken' }), 'Taken'],
    [new Error('Own words'), 'Own words'],
    [new Error(''), 'Something went wrong'],
    ['A text', 'A text'],
    [{ message: 'Of an object' }, 'Of an object'],
    [undefined, 'Something went wrong'],
    [{}, 'Something went wrong'],
  ])('reads %s', (thrown, expected) => {
    expect(messageOf(thrown)).toBe(expected);
  });
});

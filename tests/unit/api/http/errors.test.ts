import { describe, expect, it } from 'vitest';
import { ApiError, messageOf } from '#src/api/http/errors.ts';

describe('the sentence of an error body', () => {
  it.each([
    ['its message', { message: 'Taken', error: 'Conflict' }, 'Taken'],
    ['its error', { error: 'Conflict' }, 'Conflict'],
    ['its error when the message is empty', { message: '  ', error: 'Conflict' }, 'Conflict'],
    ['a nested message', { error: { message: 'Inside' } }, 'Inside'],
    ['several messages', { message: ['One', 'Two', 'One'] }, 'One. Two'],
    ['messages in objects', { message: [{ msg: 'One' }, { msg: 'Two' }] }, 'One. Two'],
    ['that of a field', { errors: { emiratesId: 'Not an Emirates ID' } }, 'Not an Emirates ID'],
    ['those of two fields', { errors: { name: 'Too long', email: ['Taken', 'Taken'] } }, 'Too long. Taken'],
    [
      'a list of texts',
      { errors: ['Name is too long', 'Email is taken'] },
      'Name is too long. Email is taken',
    ],
    ['its message before those of fields', { message: 'Invalid', errors: { name: 'Too long' } }, 'Invalid'],
    ['the detail of a problem', { title: 'Conflict', detail: 'Taken' }, 'Taken'],
    ['the title of a problem without a detail', { title: 'Conflict' }, 'Conflict'],
    ['the details of an error of JSON:API', { errors: [{ title: 'Invalid', detail: 'Taken' }] }, 'Taken'],
    ['those of FastAPI', { detail: [{ loc: ['body', 'email'], msg: 'Not an email' }] }, 'Not an email'],
    ['the violations before their summary', { detail: 'a: b', violations: [{ message: 'Wrong' }] }, 'Wrong'],
    ['those of a list', ['One.', 'Two'], 'One. Two'],
    ['a sentence without a known key', { reference: 'a1', cause: 'Email is taken' }, 'Email is taken'],
    ['the whole body, if that is a text', ' Email is taken\n', 'Email is taken'],
    ['that of an envelope', { success: false, data: { message: 'Taken' } }, 'Taken'],
    ['the outer one', { message: 'Outer', data: { message: 'Inner' } }, 'Outer'],
    ['a code in brackets, too', { message: '[AUTH-1] Wrong password' }, '[AUTH-1] Wrong password'],
    ['one line', { message: 'A\n  b\u0000c' }, 'A b c'],
    ['markup as text', { message: 'Name <b>x</b> is taken' }, 'Name <b>x</b> is taken'],
  ])('is %s', (_name, body, expected) => {
    expect(new ApiError('http', 400, body).message).toBe(expected);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a page', '<!DOCTYPE html><title>502</title>'],
    ['a part of a page', ' <center><h1>502 Bad Gateway</h1></center>'],
    ['a page after a comment', '<!-- nginx --><p>Bad Gateway</p>'],
    ['JSON with a list as message', { message: '[{"code":11000}]' }],
    ['an envelope without words', { data: { id: 1 } }],
    ['a page as message', { message: '<html><body>502</body></html>' }],
    ['JSON as message', { message: '{"code":11000}' }],
    ['a lost object', { message: '[object Object]' }],
    ['an object without words', { message: { code: 1 } }],
    ['numbers', { message: 5, error: true }],
    ['a page as error of a field', { errors: { name: '<html></html>' } }],
    ['errors without words', { errors: { name: true, email: null, a: {} } }],
    ['the name of a field', { errors: { field: 'name' } }],
    ['a deep nest', { message: { message: { message: { message: { message: { message: 'deep' } } } } } }],
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
    expect([error.said, error.serverError]).toEqual(['Bad Request', 'Invalid OTP']);
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

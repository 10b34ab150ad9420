import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';

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
    const refused = new ApiError('http', 409, { message: 'Email is taken' });
    expect(toSaveProblem(refused)).toEqual({ message: 'Email is taken', unnamed: true });
  });

  it('is no lost response, and names no field, when the error is none of the API', () => {
    expect(toSaveProblem(new Error('Own words'))).toEqual({ message: 'Own words' });
    const odd = Object.assign(new Error('Own words'), { fields: { name: 5, email: 'Taken' }, status: 200 });
    expect(toSaveProblem(odd)).toEqual({ message: 'Own words', fields: { email: 'Taken' } });
    expect(toSaveProblem(Object.assign(new Error('Own words'), { fields: null }))).toEqual({
      message: 'Own words',
    });
  });

  it('says of a 404 that the record is deleted', () => {
    const missing = new ApiError('http', 404, { message: 'No such developer' });
    expect(toSaveProblem(missing)).toEqual({ message: 'No such developer', deleted: true });
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

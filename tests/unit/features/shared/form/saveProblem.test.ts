import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';

describe('toSaveProblem', () => {
  it('has the message and the field of a refused call', () => {
    const refused = new ApiError('http', 409, { message: 'Taken', field: 'email' });
    expect(toSaveProblem(refused)).toEqual({ message: 'Taken', field: 'email' });
  });

  it('has a message of the field if it differs from the main message', () => {
    const body = { message: 'Validation failed', errors: { email: 'Taken' } };
    expect(toSaveProblem(new ApiError('http', 422, body))).toEqual({
      message: 'Validation failed',
      field: 'email',
      fieldMessage: 'Taken',
    });
    const alone = new ApiError('http', 422, { errors: { email: 'Taken' } });
    expect(toSaveProblem(alone)).toEqual({ message: 'Taken', field: 'email' });
  });

  it('names no field when the server named none', () => {
    expect(toSaveProblem(new ApiError('http', 500, { message: 'Resting' }))).toEqual({ message: 'Resting' });
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

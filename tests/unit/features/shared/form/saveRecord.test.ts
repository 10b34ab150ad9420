import { expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { readBeforeSave, type Save, saveRecord } from '#src/features/shared/form/saveRecord.ts';

interface Values {
  name: string;
  email: string;
}

const opened: Values = { name: 'Layla', email: 'layla@old.example' };
const typed: Values = { name: 'Layla Haddad', email: 'layla@old.example' };

/** A save of the typed values, and what it called. */
function setUp(difference: Partial<Save<Values>> = {}) {
  const calls: string[] = [];
  const send = vi.fn(async (_: Values, _sent: object) => {
    calls.push('send');
    return null;
  });
  const read = vi.fn(async () => {
    calls.push('read');
    return opened;
  });
  const isValid = vi.fn(() => true);
  const save = { opened, typed, read, send, isValid, ...difference };
  return { calls, send, save: () => saveRecord(save) };
}

const nowIs = (saved: Values) => async () => saved;

it('reads the record once before it sends what was typed', async () => {
  const { calls, send, save } = setUp();
  await expect(save()).resolves.toEqual({ status: 'saved', values: typed });
  expect(calls).toEqual(['read', 'send']);
  expect(send).toHaveBeenCalledExactlyOnceWith(typed, { others: null, unchecked: false });
});

it('sends a new record without a read', async () => {
  const { calls, save } = setUp({ read: undefined });
  await expect(save()).resolves.toMatchObject({ status: 'saved' });
  expect(calls).toEqual(['send']);
});

it('sends what was typed when the record could not be read, and says so', async () => {
  const { send, save } = setUp({ read: async () => null });
  await expect(save()).resolves.toEqual({ status: 'saved', values: typed });
  expect(send).toHaveBeenCalledExactlyOnceWith(typed, { others: null, unchecked: true });
});

it.each([
  ['an ended session', new ApiError('http', 401, { message: 'You are not signed in' })],
  ['a role without the right', new ApiError('http', 403, { message: 'Your role does not allow this.' })],
  ['a network that wants a sign-in', new ApiError('intercepted')],
])('sends nothing when the read was refused for %s', async (_why, error) => {
  const readNow = async () => Promise.reject(error);
  const { send, save } = setUp({
    read: async () => {
      await readBeforeSave({ readNow });
      return opened;
    },
  });
  await expect(save()).resolves.toMatchObject({
    status: 'refused',
    values: typed,
    problem: { message: error.message },
  });
  expect(send).not.toHaveBeenCalled();
});

it.each([new ApiError('network'), new ApiError('http', 500), new ApiError('aborted')])(
  'goes on when the records could not be read: %s',
  async (error) => {
    await expect(readBeforeSave({ readNow: async () => Promise.reject(error) })).resolves.toBeNull();
  },
);

it('takes over what only others have changed', async () => {
  const now = { ...opened, email: 'layla@new.example' };
  const { send, save } = setUp({ read: nowIs(now) });
  const values = { name: 'Layla Haddad', email: 'layla@new.example' };
  await expect(save()).resolves.toEqual({ status: 'saved', values });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    values,
    expect.objectContaining({ others: expect.objectContaining({ now }) }),
  );
});

it('sends nothing when both have changed a field to different values', async () => {
  const now = { ...opened, name: 'Layla H.' };
  const { send, save } = setUp({ read: nowIs(now) });
  await expect(save()).resolves.toMatchObject({
    status: 'conflict',
    now,
    merged: { conflicts: [{ name: 'name', opened: 'Layla', theirs: 'Layla H.', mine: 'Layla Haddad' }] },
  });
  expect(send).not.toHaveBeenCalled();
});

it('sends nothing when both changes together break a rule', async () => {
  const now = { ...opened, email: 'layla@new.example' };
  const { send, save } = setUp({ read: nowIs(now), isValid: () => false });
  await expect(save()).resolves.toMatchObject({
    status: 'refused',
    values: { email: 'layla@new.example' },
    problem: null,
  });
  expect(send).not.toHaveBeenCalled();
});

it('sends nothing to a record that was deleted', async () => {
  const { send, save } = setUp({ read: async () => 'deleted' });
  await expect(save()).resolves.toEqual({ status: 'deleted' });
  expect(send).not.toHaveBeenCalled();
});

it('says what the server said to which field', async () => {
  const problem = { message: 'Refused', fields: { email: 'WithNow' } };
  const { save } = setUp({ send: async () => problem });
  await expect(save()).resolves.toEqual({ status: 'refused', values: typed, others: null, problem });
});

it('is deleted when the server no longer has the record; a new one is refused instead', async () => {
  const problem = { message: 'Not found', deleted: true };
  const deleted = setUp({ send: async () => problem });
  await expect(deleted.save()).resolves.toEqual({ status: 'deleted' });
  const added = setUp({ send: async () => problem, read: undefined });
  await expect(added.save()).resolves.toMatchObject({ status: 'refused', problem });
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import type { Resource } from '#src/api/results/resource.ts';
import { beginAudit, sessionRecords, stopAudit } from '#src/features/shared/audit/recordAudit.ts';
import { changesOf, recorded } from '#src/features/shared/resource/recorded.ts';
import { choiceName } from '#src/lib/fieldNames.ts';
import { readyResult } from '#src/lib/queryResult.ts';

interface Values {
  readonly name: string;
  readonly role: string;
  readonly password: string;
}

interface Row extends Values {
  readonly id: string;
}

const lina: Row = { id: 'STF-015', name: 'Lina', role: 'lead', password: 'secretsecret' };
const typed: Values = { name: 'Lina Farouq', role: 'member', password: 'anotheranother' };
const names = {
  name: 'Name',
  role: choiceName('Role', [
    { value: 'lead', label: 'Team Lead' },
    { value: 'member', label: 'Team Member' },
  ]),
  password: 'Password',
};

/** The staff, whose every change ends with the error; with none it succeeds. */
function staff(error: Error | null = null): Resource<Row, Values> {
  const answer = async <T>(result: T) => {
    if (error) throw error;
    return result;
  };
  return recorded<Row, Values, void>({
    kind: {
      id: 'staff-users',
      noun: { one: 'user', many: 'users' },
      nameOf: ({ name }) => name,
      valuesOf: ({ name, role, password }) => ({ name, role, password }),
      names,
      confidential: ['password'],
      statuses: [
        { label: 'Team Lead', values: { role: 'lead' } },
        { label: 'Team Member', values: { role: 'member' } },
      ],
      audit: { noun: 'Staff User', category: 'User Management' },
    },
    useRows: () => readyResult({ rows: [], total: 0 }),
    readNow: async () => ({ rows: [], total: 0 }),
    create: () => answer({ message: '', id: 'STF-021', row: null }),
    update: ({ id }) => answer({ message: '', id, row: null }),
    remove: () => answer({ message: '' }),
    restore: () => undefined,
    refresh: () => undefined,
  });
}

beforeEach(() => beginAudit({ userId: '1', user: 'Sara', sessionId: 'SES-1', userAgent: '' }));
afterEach(stopAudit);

it('records an update with the changed fields by their labels, and never a password', async () => {
  await staff().update(lina, typed);
  const records = sessionRecords.getState();
  expect(records).toMatchObject([
    {
      action: 'Staff User Updated',
      category: 'User Management',
      details: 'Staff User Lina: changed Name, Role and Password',
      resource: { kind: 'staff-users', id: 'STF-015' },
      result: 'success',
      beforeState: { Name: 'Lina', Role: 'Team Lead' },
      afterState: { Name: 'Lina Farouq', Role: 'Team Member' },
      fieldChanges: [
        { field: 'Name', oldValue: 'Lina', newValue: 'Lina Farouq' },
        { field: 'Role', oldValue: 'Team Lead', newValue: 'Team Member' },
        { field: 'Password', oldValue: null, newValue: 'changed' },
      ],
    },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/secretsecret|anotheranother/u);
});

it('records a new record with the id that it got, and its values', async () => {
  await staff().create(typed);
  expect(sessionRecords.getState()).toMatchObject([
    {
      action: 'Staff User Created',
      details: 'Staff User Lina Farouq: created',
      resource: { kind: 'staff-users', id: 'STF-021' },
      beforeState: null,
      fieldChanges: [
        { field: 'Name', oldValue: null, newValue: 'Lina Farouq' },
        { field: 'Role', oldValue: null, newValue: 'Team Member' },
        { field: 'Password', oldValue: null, newValue: 'changed' },
      ],
    },
  ]);
});

it('records a status that is set alone as one', async () => {
  await staff().update(lina, { role: 'member' });
  expect(sessionRecords.getState()).toMatchObject([
    {
      action: 'Status Changed',
      details: 'Staff User Lina: set to Team Member',
      fieldChanges: [{ field: 'Status', oldValue: 'Team Lead', newValue: 'Team Member' }],
    },
  ]);
});

it('records a deletion with what was deleted, and that it was undone', async () => {
  await staff().remove(lina);
  staff().restore?.([lina]);
  const records = sessionRecords.getState();
  expect(records).toMatchObject([
    { action: 'Deletion Undone', afterState: { Name: 'Lina' } },
    { action: 'Staff User Deleted', details: 'Staff User Lina: deleted', beforeState: { Name: 'Lina' } },
  ]);
  expect(JSON.stringify(records)).not.toContain('secretsecret');
});

it('records what failed, with the message', async () => {
  const failing = staff(new Error('Email is taken'));
  await expect(failing.create(typed)).rejects.toThrow('Email is taken');
  await expect(failing.update(lina, typed)).rejects.toThrow('Email is taken');
  await expect(failing.remove(lina)).rejects.toThrow('Email is taken');
  expect(sessionRecords.getState()).toMatchObject([
    { details: 'Staff User Lina: not deleted', errorMessage: 'Email is taken', beforeState: null },
    { details: 'Staff User Lina: the change was not saved', result: 'failed', fieldChanges: [] },
    { details: 'Staff User Lina Farouq: the new record was not saved', resource: null },
  ]);
});

it('records nothing for the end of the session', async () => {
  await expect(staff(new ApiError('http', 401)).remove(lina)).rejects.toThrow();
  expect(sessionRecords.getState()).toEqual([]);
});

it('says of a new picture its file, and of an unknown value that it changed', () => {
  const logo = new File([''], 'logo.png');
  expect(changesOf({ names: { logo: 'Logo' } }, { logo: null }, { logo })).toEqual([
    { field: 'Logo', oldValue: null, newValue: 'logo.png' },
  ]);
  expect(changesOf({ names }, { limits: 1 }, { limits: 2 })).toEqual([
    { field: 'limits', oldValue: null, newValue: 'changed' },
  ]);
});

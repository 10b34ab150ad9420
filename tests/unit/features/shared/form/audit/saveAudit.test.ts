import { afterEach, beforeEach, expect, it } from 'vitest';
import { newIdOf, noteNewId } from '#src/features/shared/audit/newIds.ts';
import { beginAudit, sessionRecords, stopAudit } from '#src/features/shared/audit/recordAudit.ts';
import { auditOfSave, changesOf, type SaveAudit } from '#src/features/shared/form/audit/saveAudit.ts';
import { choiceName } from '#src/lib/fieldNames.ts';
import type { SaveResult } from '#src/features/shared/form/saveRecord.ts';

interface Values {
  name: string;
  role: string;
  password: string;
  logo: File | null;
}

const before: Values = { name: 'Lina', role: 'lead', password: 'secretsecret', logo: null };
const names = {
  name: 'Name',
  role: choiceName('Role', [
    { value: 'lead', label: 'Team Lead' },
    { value: 'member', label: 'Team Member' },
  ]),
  password: 'Password',
  logo: 'Logo',
};
const audit: SaveAudit<Values> = {
  kind: 'staffUser',
  id: 'STF-015',
  names,
  confidential: ['password'],
  nameOf: ({ name }) => name,
};

beforeEach(() => beginAudit({ userId: '1', user: 'Sara', sessionId: 'SES-1', userAgent: '' }));
afterEach(stopAudit);

function recorded(result: SaveResult<Values>, of: Values | null = before, typed = before) {
  auditOfSave(audit, { before: of, typed })(result);
  return sessionRecords.getState();
}

const saved = (values: Values): SaveResult<Values> => ({ status: 'saved', values, others: null });
const typed: Values = { ...before, name: 'Lina Farouq', role: 'member', password: 'anotheranother' };

it('records a save with the changed fields by their labels, and never a password', () => {
  const records = recorded(saved(typed));
  expect(records).toMatchObject([
    {
      action: 'Staff User Updated',
      category: 'User Management',
      details: 'Staff User Lina: changed Name, Role and Password',
      resourceId: 'STF-015',
      result: 'success',
      beforeState: { Name: 'Lina', Role: 'Team Lead', Logo: null },
      afterState: { Name: 'Lina Farouq', Role: 'Team Member', Logo: null },
      fieldChanges: [
        { field: 'Name', oldValue: 'Lina', newValue: 'Lina Farouq' },
        { field: 'Role', oldValue: 'Team Lead', newValue: 'Team Member' },
        { field: 'Password', oldValue: null, newValue: 'changed' },
      ],
    },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/secretsecret|anotheranother/u);
});

it('records a new record with the id that it got, and its values', () => {
  noteNewId(typed, 'STF-021');
  expect(recorded(saved(typed), null)).toMatchObject([
    {
      action: 'Staff User Created',
      resourceId: 'STF-021',
      beforeState: null,
      fieldChanges: [
        { field: 'Name', oldValue: null, newValue: 'Lina Farouq' },
        { field: 'Role', oldValue: null, newValue: 'Team Member' },
        { field: 'Password', oldValue: null, newValue: 'changed' },
      ],
    },
  ]);
  expect(newIdOf({ ...typed })).toBeNull();
});

it('compares with what others have saved meanwhile', () => {
  const now = { ...before, role: 'member' };
  const merged = { values: typed, theirs: ['role'] as const, conflicts: [] };
  const result = { status: 'saved', values: typed, others: { merged, now } };
  const [record] = recorded(result as unknown as SaveResult<Values>);
  expect(record?.fieldChanges.map(({ field }) => field)).toEqual(['Name', 'Password']);
});

it('records a refusal and a deleted record as failed, with the message', () => {
  recorded({ status: 'refused', values: typed, others: null, problem: { message: 'Email is taken' } });
  expect(recorded({ status: 'gone' })).toMatchObject([
    { result: 'failed', errorMessage: 'This staff user was deleted by someone else' },
    { result: 'failed', errorMessage: 'Email is taken', fieldChanges: [], afterState: null },
  ]);
});

it('records nothing that was not sent', () => {
  recorded({ status: 'refused', values: typed, others: null, problem: null });
  const conflict = { status: 'conflict', merged: {}, now: before };
  expect(recorded(conflict as unknown as SaveResult<Values>)).toEqual([]);
});

it('says of a new picture its file, and of an unknown value that it changed', () => {
  const fields = { names, confidential: [] };
  const logo = new File([''], 'logo.png');
  expect(changesOf(fields, before, { ...before, logo })).toEqual([
    { field: 'Logo', oldValue: null, newValue: 'logo.png' },
  ]);
  expect(changesOf(fields, { limits: 1 }, { limits: 2 })).toEqual([
    { field: 'limits', oldValue: null, newValue: 'changed' },
  ]);
});

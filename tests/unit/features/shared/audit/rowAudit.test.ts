import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { listenToToasts } from '#src/components/Toasts/toasts.ts';
import { beginAudit, sessionRecords, stopAudit } from '#src/features/shared/audit/recordAudit.ts';
import { rowAuditOf } from '#src/features/shared/audit/rowAudit.ts';
import { changeStatus } from '#src/features/shared/list/bulk/changeStatus.ts';

interface Row {
  readonly id: string;
  readonly status: 'active' | 'inactive';
}

const list = {
  kind: 'investor' as const,
  idOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => `Investor of ${id}`,
  columns: [
    { header: 'Status', text: ({ status }: Row) => status },
    { header: 'Password', text: () => 'secret', confidential: true },
  ],
};
const audit = rowAuditOf(list);
const row: Row = { id: 'USR-001', status: 'active' };

let stopToasts: () => void = () => undefined;

beforeEach(() => {
  stopToasts = listenToToasts(() => undefined);
  beginAudit({ userId: '1', user: 'Sara', sessionId: 'SES-1', userAgent: '' });
});
afterEach(() => {
  stopAudit();
  stopToasts();
});

it('has nothing for a list without a kind', () =>
  expect(rowAuditOf({ ...list, kind: undefined })).toBeNull());

it('records a deletion with what the list showed, without confidential columns', () => {
  expect(audit?.deleted(row, null)).toMatchObject({
    action: 'Investor Deleted',
    category: 'User Management',
    details: 'Investor Investor of USR-001: deleted',
    resourceId: 'USR-001',
    error: null,
    before: { Status: 'active' },
  });
  expect(JSON.stringify(audit?.deleted(row, null))).not.toContain('secret');
  expect(audit?.deleted(row, 'Refused')).toMatchObject({
    error: 'Refused',
    details: 'Investor Investor of USR-001: not deleted',
  });
  expect(audit?.restored(row)).toMatchObject({ action: 'Deletion Undone', resourceId: 'USR-001' });
});

/** Sets the rows to inactive; `fails` says with which error. */
function setAll(rows: readonly Row[], fails: (row: Row) => Error | null = () => null) {
  return changeStatus<Row, Row['status']>({
    noun: { one: 'investor', many: 'investors' },
    idOf: list.idOf,
    nameOf: list.nameOf,
    audit,
    status: {
      choices: [
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
      ],
      of: ({ status }) => status,
      set: (one) => {
        const error = fails(one);
        if (error) throw error;
      },
    },
    choice: { value: 'inactive', label: 'Inactive' },
    rows,
    readNow: undefined,
    latest: (one) => one,
    onUndo: () => undefined,
  });
}

it('records a new status once for each row that changed, and each that failed', async () => {
  await setAll([row, { id: 'USR-002', status: 'inactive' }, { id: 'USR-003', status: 'active' }], ({ id }) =>
    id === 'USR-003' ? new Error('Refused') : null,
  );
  const records = sessionRecords
    .getState()
    .toSorted((one, other) => one.details.localeCompare(other.details));
  expect(records).toMatchObject([
    {
      action: 'Status Changed',
      resourceId: 'USR-001',
      result: 'success',
      fieldChanges: [{ field: 'Status', oldValue: 'Active', newValue: 'Inactive' }],
    },
    { action: 'Status Changed', resourceId: 'USR-003', result: 'failed', errorMessage: 'Refused' },
  ]);
});

it('records nothing for the end of the session', async () => {
  await setAll([row], () => new ApiError('http', 401));
  expect(sessionRecords.getState()).toEqual([]);
});

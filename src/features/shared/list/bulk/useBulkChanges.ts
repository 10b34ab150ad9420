import { useState } from 'react';
import { recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import type { RowAudit } from '#src/features/shared/audit/rowAudit.ts';
import type { FilterOption } from '#src/features/shared/list/describe/filters.ts';
import type { RowChanges, RowStatus } from '#src/features/shared/list/describe/rowChanges.ts';
import type { SelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { countOf } from '#src/lib/text.ts';
import type { BulkResult } from './bulk.ts';
import type { BulkChanges } from './bulkChanges.ts';

interface BulkInput<Row, Status extends string> {
  readonly noun: { readonly one: string; readonly many: string };
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** How changes are recorded in the audit log; null if they are not. */
  readonly audit: RowAudit<Row> | null;
  readonly selection: SelectedRows<Row>;
  readonly changes: RowChanges<Row, Status>;
}

/** Status changes and deletions of the selected rows. Rows that failed stay selected; deletions offer Undo if `restore` is given. */
export function useBulkChanges<Row, Status extends string>(input: BulkInput<Row, Status>): BulkChanges {
  const { noun, idOf, nameOf, audit, selection, changes } = input;
  const { remove, restore, readNow, status } = changes;
  const [busy, setBusy] = useState<BulkChanges['busy']>(null);

  async function run(what: 'status' | 'delete', work: () => Promise<BulkResult<Row> | null>) {
    setBusy(what);
    try {
      const result = await work();
      if (result) selection.applyResult(result);
    } catch {
      toastLoadError();
    } finally {
      setBusy(null);
    }
  }

  function putBack(rows: readonly Row[], restoreRows: NonNullable<typeof restore>) {
    restoreRows(rows);
    for (const row of rows) if (audit) recordAudit(audit.restored(row));
  }

  async function removeSelected(removeOne: (row: Row) => unknown) {
    const rows = selection.rows();
    const { changeRows } = await import('./changeRows.ts');
    return changeRows({
      rows,
      nameOf,
      // A deleted row leaves the selection before the other deletions end.
      call: async (row) => {
        await removeOne(row);
        selection.applyResult({ done: [row], failed: [] });
      },
      doing: `Deleting ${countOf(rows.length, noun.one, noun.many)}`,
      done: 'deleted',
      onUndo: restore && ((removed) => putBack(removed, restore)),
      audit: audit?.deleted,
    });
  }

  async function setStatus(status: RowStatus<Row, Status>, choice: FilterOption<Status>) {
    const rows = selection.rows();
    const { changeStatus } = await import('./changeStatus.ts');
    return changeStatus({
      ...{ noun, idOf, nameOf, audit, status, choice, rows, readNow },
      latest: selection.latest,
      onUndo: (back) => void run('status', back),
    });
  }

  return {
    busy,
    statuses: status
      ? status.choices.filter(isStatus).map((choice) => ({
          id: choice.value,
          label: choice.label,
          onSelect: () => void run('status', () => setStatus(status, choice)),
        }))
      : [],
    deletion: remove
      ? {
          noun,
          chosen: () => selection.rows().map((row) => ({ id: idOf(row), name: nameOf(row) })),
          onDelete: () => void run('delete', () => removeSelected(remove)),
          irreversible: restore === undefined,
        }
      : null,
  };
}

/** Whether the choice is a status of a row: a choice with `matches` is a group of values, for filtering only. */
const isStatus = ({ matches }: FilterOption) => matches === undefined;

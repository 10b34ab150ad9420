import { useState } from 'react';
import type { ChangedResource, StatusChoice } from '#src/api/results/resource.ts';
import type { SelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { takeBack } from '#src/features/shared/undoAction.ts';
import { countOf } from '#src/lib/text.ts';
import { type BulkResult, withoutRefused } from './bulk.ts';
import type { BulkChanges } from './bulkChanges.ts';

interface BulkInput<Row, Values> {
  /** The kind of the rows, by id. */
  readonly kindId: string;
  readonly resource: ChangedResource<Row, Values>;
  /** Records can be deleted. */
  readonly deletes: boolean;
  readonly selection: SelectedRows<Row>;
}

/** Status changes and deletions of the selected rows. Rows that failed stay selected; deletions offer Undo where there is one. */
export function useBulkChanges<Row extends { readonly id: string }, Values extends object>(
  input: BulkInput<Row, Values> | null,
): BulkChanges | null {
  const [busy, setBusy] = useState<BulkChanges['busy']>(null);
  if (!input) return null;
  const { kindId, resource, deletes, selection } = input;
  const { kind, restore } = resource;
  const { noun, nameOf } = kind;

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

  /** The selected rows that can be deleted. */
  const deletable = () => withoutRefused(selection.rows(), (row) => kind.refusal?.(row, 'deletion'));

  async function removeSelected() {
    const { rows, refused } = deletable();
    const { changeRows } = await import('./changeRows.ts');
    return changeRows({
      rows,
      refused,
      nameOf,
      // A deleted row leaves the selection before the other deletions end.
      call: async (row) => {
        await resource.remove(row);
        selection.applyResult({ done: [row], failed: [] });
      },
      doing: `Deleting ${countOf(rows.length, noun.one, noun.many)}`,
      done: 'deleted',
      next: resource.next,
      onUndo: restore && ((back) => takeBack(() => restore(back))),
    });
  }

  async function setStatus(status: StatusChoice<Values>) {
    const rows = selection.rows();
    const { changeStatus } = await import('./changeStatus.ts');
    return changeStatus({
      ...{ resource, status, rows, latest: selection.latest },
      onUndo: (back) => void run('status', back),
    });
  }

  return {
    busy,
    hidden: () => selection.hidden().map(nameOf),
    statuses: (kind.statuses ?? []).map((status) => ({
      id: status.label,
      label: status.label,
      onSelect: () => void run('status', () => setStatus(status)),
    })),
    deletion: deletes
      ? {
          kind: kindId,
          noun,
          chosen: () => {
            const hidden = new Set(selection.hidden().map(({ id }) => id));
            return deletable().rows.map((row) => ({
              id: row.id,
              name: nameOf(row),
              hidden: hidden.has(row.id),
            }));
          },
          leftOut: () => deletable().refused,
          onDelete: () => void run('delete', removeSelected),
          irreversible: restore === undefined,
        }
      : null,
  };
}

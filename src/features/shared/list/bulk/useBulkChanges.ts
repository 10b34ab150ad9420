import { useState } from 'react';
import { toast } from '#src/components/Toasts/toasts.ts';
import type { FilterOption } from '#src/features/shared/list/describe/description.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { countOf } from '#src/lib/text.ts';
import type { BulkChanges } from './bulkChanges.ts';
import type { BulkWork } from './runBulk.ts';
import type { SelectedRows } from './useSelectedRows.ts';

interface BulkInput<Row, Status extends string> {
  readonly noun: { readonly one: string; readonly many: string };
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly selection: SelectedRows<Row>;
  readonly changes: RowChanges<Row, Status>;
}

/** Status changes and deletions of the selected rows. Rows that failed stay selected; deletions offer Undo if `restore` is given. */
export function useBulkChanges<Row, Status extends string>(input: BulkInput<Row, Status>): BulkChanges {
  const { noun, idOf, nameOf, selection, changes } = input;
  const { remove, restore, status } = changes;
  const [busy, setBusy] = useState<BulkChanges['busy']>(null);

  async function run(what: 'status' | 'delete', work: BulkWork<Row>) {
    setBusy(what);
    try {
      const { runBulk } = await import('./runBulk.ts');
      const result = await runBulk(work);
      if (result) selection.settle(result);
    } catch {
      toastLoadError();
    } finally {
      setBusy(null);
    }
  }

  function onDelete(removeOne: (row: Row) => unknown) {
    const rows = selection.rows();
    void run('delete', {
      rows,
      // A deleted row leaves the selection before the other deletions end.
      call: async (row) => {
        await removeOne(row);
        selection.settle({ done: [row], failed: [] });
      },
      doing: `Deleting ${countOf(rows.length, noun.one, noun.many)}`,
      done: 'deleted',
      onUndo: restore,
    });
  }

  function onStatus({ of, set }: NonNullable<typeof status>, { value, label }: FilterOption<Status>) {
    const rows = selection.rows();
    const differing = rows.filter((row) => of(row) !== value);
    if (differing.length === 0) {
      toast.info(`Nothing to change: all selected ${noun.many} are ${label} already`);
      return;
    }
    const before = new Map(differing.map((row) => [idOf(row), of(row)]));
    void run('status', {
      rows: differing,
      already: rows.filter((row) => of(row) === value),
      call: (row) => set(selection.latest(row), value),
      doing: `Changing ${countOf(differing.length, noun.one, noun.many)}`,
      done: `set to ${label}`,
      onUndo: (changed) =>
        void run('status', {
          rows: changed,
          call: (row) => set(selection.latest(row), before.get(idOf(row)) ?? value),
          doing: `Changing ${countOf(changed.length, noun.one, noun.many)} back`,
          done: 'set back',
        }),
    });
  }

  return {
    busy,
    statuses: status
      ? status.choices.filter(isStatus).map((choice) => ({
          id: choice.value,
          label: choice.label,
          onSelect: () => onStatus(status, choice),
        }))
      : [],
    deletion: remove
      ? {
          noun,
          chosen: () => selection.rows().map((row) => ({ id: idOf(row), name: nameOf(row) })),
          onDelete: () => onDelete(remove),
          irreversible: restore === undefined,
        }
      : null,
  };
}

/** Whether the choice is a status of a row: a choice with `matches` is a group of values, for filtering only. */
const isStatus = ({ matches }: FilterOption) => matches === undefined;

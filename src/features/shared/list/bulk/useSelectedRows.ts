import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { TableView } from '#src/components/DataTable/types.ts';
import type { ViewStore } from '#src/features/shared/list/state/recordSteps.ts';
import type { BulkResult } from './bulk.ts';

export interface SelectedRows<Row> {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Called by the table when its shown rows or their order change. */
  readonly onView: (view: TableView<Row>) => void;
  /** The rows that the table shows, as a store, so that only its subscribers render again. */
  readonly view: ViewStore<Row>;
  /** False while no row matches. */
  readonly any: boolean;
  /** The matching rows in the shown order. */
  readonly matching: () => readonly Row[];
  /** The selected rows in the shown order, then those out of sight. */
  readonly rows: () => readonly Row[];
  /** The newest known state of the row. */
  readonly latest: (row: Row) => Row;
  /** Selects rows, also of pages that the table does not have. */
  readonly add: (rows: readonly Row[]) => void;
  /** Call it after a bulk change: rows that were changed leave the selection, rows that failed stay in it. */
  readonly settle: (result: BulkResult<Row>) => void;
}

/** The selection of a list. It keeps the selected rows, because a list that the server pages has only one page of rows. */
export function useSelectedRows<Row>(
  shown: readonly Row[] | undefined,
  idOf: (row: Row) => string,
): SelectedRows<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const [any, setAny] = useState(false);
  const [view] = useState(() => createStore<TableView<Row>>()(() => ({ count: 0, rows: () => [] })));
  const [seen] = useState(() => new Map<string, Row>());
  const [onView] = useState(() => (next: TableView<Row>) => {
    view.setState(next, true);
    setAny(next.count > 0);
  });

  // Only rows that were ever selected are kept: keeping all rows of a long list would cost too much memory.
  useEffect(() => {
    if (ids.size === 0 && seen.size === 0) return;
    for (const row of shown ?? []) {
      const id = idOf(row);
      if (ids.has(id) || seen.has(id)) seen.set(id, row);
    }
  }, [shown, ids, seen, idOf]);

  const matching = () => view.getState().rows();
  return {
    ids,
    onChange: setIds,
    onView,
    view,
    any,
    matching,
    rows: () => {
      const inSight = matching().filter((row) => ids.has(idOf(row)));
      const found = new Set(inSight.map(idOf));
      const others = [...ids].flatMap((id) => (found.has(id) ? [] : (seen.get(id) ?? [])));
      return [...inSight, ...others];
    },
    latest: (row) => seen.get(idOf(row)) ?? row,
    add: (rows) => {
      for (const row of rows) seen.set(idOf(row), row);
      setIds((old) => new Set([...old, ...rows.map(idOf)]));
    },
    settle: ({ done, failed }) =>
      setIds((old) => {
        const next = new Set([...old, ...failed.map(({ item }) => idOf(item))]);
        for (const row of done) next.delete(idOf(row));
        return next;
      }),
  };
}

import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { TableView } from '#src/components/DataTable/types.ts';
import type { ViewStore } from '#src/features/shared/list/state/recordSteps.ts';
import type { BulkResult } from './bulk.ts';

export interface SelectedRows<Row> {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** What the table shows, for the order of the rows. */
  readonly onView: (view: TableView<Row>) => void;
  /** The rows that the table shows. A store, so that only its subscribers render again. */
  readonly view: ViewStore<Row>;
  /** False while no row matches. */
  readonly any: boolean;
  /** The rows that match, in the shown order. */
  readonly matching: () => readonly Row[];
  /** The selected rows in the shown order, then those out of sight. */
  readonly rows: () => readonly Row[];
  /** The row as it was last seen. */
  readonly latest: (row: Row) => Row;
  /** Selects rows that the table may not have. */
  readonly add: (rows: readonly Row[]) => void;
  /** After a change of many: what is done is no longer selected, what failed is. */
  readonly settle: (result: BulkResult<Row>) => void;
}

/** The selection of a list, with the rows behind it: a list that the server pages forgets those of other pages. */
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

  // Only rows that were ever selected are remembered: every row of a long list would cost as much memory as its search texts.
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

import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MatchingRows } from '#src/components/DataTable/types.ts';
import type { BulkResult } from './bulk.ts';

/** A store of the rows of a table that match. */
export type MatchingRowsStore<Row> = Pick<
  StoreApi<MatchingRows<Row>>,
  'getState' | 'getInitialState' | 'subscribe'
>;

export interface SelectedRows<Row> {
  /** The ids of the selected rows. */
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Called by the table when its matching rows or their order change. */
  readonly onMatchingRowsChange: (rows: MatchingRows<Row>) => void;
  /** A store, so that only its subscribers render again when the rows change. */
  readonly matchingRows: MatchingRowsStore<Row>;
  /** Whether any row matches. */
  readonly hasMatches: boolean;
  /** The matching rows in the shown order. */
  readonly matching: () => readonly Row[];
  /** The selected rows: those that match in the shown order, then the others. */
  readonly rows: () => readonly Row[];
  /** The newest known version of the row. */
  readonly latest: (row: Row) => Row;
  /** Adds rows to the selection, also rows of pages that the table does not have. */
  readonly select: (rows: readonly Row[]) => void;
  /** Call it after a bulk change: rows that were changed leave the selection, rows that failed stay in it. */
  readonly settle: (result: BulkResult<Row>) => void;
}

/**
 * The selection of a list. It keeps the selected rows, because a list that the server pages has only one page of `rows`.
 */
export function useSelectedRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
): SelectedRows<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const [hasMatches, setHasMatches] = useState(false);
  const [matchingRows] = useState(() =>
    createStore<MatchingRows<Row>>()(() => ({ count: 0, rows: () => [] })),
  );
  const [known] = useState(() => new Map<string, Row>());
  const [onMatchingRowsChange] = useState(() => (next: MatchingRows<Row>) => {
    matchingRows.setState(next, true);
    setHasMatches(next.count > 0);
  });

  // Only rows that were ever selected are kept: keeping all rows of a long list would cost too much memory.
  useEffect(() => {
    if (ids.size === 0 && known.size === 0) return;
    for (const row of rows ?? []) {
      const id = idOf(row);
      if (ids.has(id) || known.has(id)) known.set(id, row);
    }
  }, [rows, ids, known, idOf]);

  const matching = () => matchingRows.getState().rows();
  return {
    ids,
    onChange: setIds,
    onMatchingRowsChange,
    matchingRows,
    hasMatches,
    matching,
    rows: () => {
      const matches = matching().filter((row) => ids.has(idOf(row)));
      const matchIds = new Set(matches.map(idOf));
      const others = [...ids].flatMap((id) => (matchIds.has(id) ? [] : (known.get(id) ?? [])));
      return [...matches, ...others];
    },
    latest: (row) => known.get(idOf(row)) ?? row,
    select: (added) => {
      for (const row of added) known.set(idOf(row), row);
      setIds((old) => new Set([...old, ...added.map(idOf)]));
    },
    settle: ({ done, failed }) =>
      setIds((old) => {
        const next = new Set([...old, ...failed.map(({ item }) => idOf(item))]);
        for (const row of done) next.delete(idOf(row));
        return next;
      }),
  };
}

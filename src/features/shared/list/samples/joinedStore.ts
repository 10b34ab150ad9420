import { useMemo } from 'react';
import type { Identified, SampleStore } from './sampleStore.ts';

interface Join<Row, Other> {
  /** The id of the other record that a row names. */
  readonly idIn: (row: Row) => string;
  readonly idOf: (other: Other) => string;
  readonly join: (row: Row, other: Other) => Row;
}

/**
 * A function that joins rows with the records that they name; a row that names none of them stays as it is. A joined row is
 * the same object while its two parts are, so that a table does not draw it again.
 */
export function rowJoin<Row extends object, Other>({ idIn, idOf, join }: Join<Row, Other>) {
  const known = new WeakMap<Row, { readonly other: Other; readonly joined: Row }>();
  return (rows: readonly Row[], others: readonly Other[]): readonly Row[] => {
    const byId = new Map(others.map((other) => [idOf(other), other]));
    return rows.map((row) => {
      const other = byId.get(idIn(row));
      if (other === undefined) return row;
      const last = known.get(row);
      if (last?.other === other) return last.joined;
      const joined = join(row, other);
      known.set(row, { other, joined });
      return joined;
    });
  };
}

/** The store with its rows joined with those of another store when they are read. Changes get the row that is stored. */
export function joinedStore<Row extends Identified, Other extends Identified>(
  store: SampleStore<Row>,
  others: SampleStore<Other>,
  joined: (rows: readonly Row[], others: readonly Other[]) => readonly Row[],
): SampleStore<Row> {
  return {
    ...store,
    useRows() {
      const rows = store.useRows();
      const named = others.useRows();
      return useMemo(() => joined(rows, named), [rows, named, joined]);
    },
    rows: () => joined(store.rows(), others.rows()),
    subscribe(listener) {
      const ends = [store.subscribe(listener), others.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

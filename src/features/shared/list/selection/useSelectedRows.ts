import { useEffect, useState } from 'react';
import type { ListSource } from '#src/features/shared/list/source/listSource.ts';

/** What became of a change of rows. */
interface ChangedRows<Row> {
  readonly done: readonly Row[];
  readonly failed: readonly { readonly item: Row; readonly deleted?: boolean }[];
}

export interface SelectedRows<Row> {
  /** The ids of the selected rows. */
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** The selected rows: those that match in the shown order, then the others. */
  readonly rows: () => readonly Row[];
  /** Those of them that do not match: they are out of sight. */
  readonly hidden: () => readonly Row[];
  /** The newest known version of the row. */
  readonly latest: (row: Row) => Row;
  /** Adds rows to the selection, also rows of pages that the table does not have. */
  readonly select: (rows: readonly Row[]) => void;
  /** Call it after a bulk change: rows that were changed or are deleted leave the selection, others that failed stay in it. */
  readonly applyResult: (result: ChangedRows<Row>) => void;
}

/** The ids of the selected rows, and what changes them. */
export interface SelectedIds {
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (change: (ids: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

interface SelectedRowsInput<Row> extends SelectedIds {
  readonly source: Pick<ListSource<Row>, 'read' | 'view' | 'all' | 'find'>;
}

const noRows: readonly never[] = [];

/**
 * The selection of a list. It keeps the selected rows, because a list that the server pages has only one page of them.
 * Deleted rows leave it.
 */
export function useSelectedRows<Row extends { readonly id: string }>({
  selected: ids,
  onSelected: setIds,
  source: { read, view, all, find },
}: SelectedRowsInput<Row>): SelectedRows<Row> {
  const [known] = useState(() => new Map<string, Row>());
  const rows = read.status === 'ready' ? read.data.rows : noRows;
  const { matching } = view;

  const existing = ids.size > 0 && all ? new Set(all.map(({ id }) => id)) : null;
  const deleted = [...ids].filter((id) => (existing ? !existing.has(id) : find(id).status === 'missing'));
  const key = deleted.join(' ');
  useEffect(() => {
    if (key === '') return;
    const removed = new Set(key.split(' '));
    setIds((old) => new Set([...old].filter((id) => !removed.has(id))));
  }, [key, setIds]);

  // Only rows that were ever selected are kept: keeping all rows of a long list would cost too much memory.
  useEffect(() => {
    if (ids.size === 0 && known.size === 0) return;
    for (const row of rows) {
      if (ids.has(row.id) || known.has(row.id)) known.set(row.id, row);
    }
  }, [rows, ids, known]);

  const matches = () => matching.filter((row) => ids.has(row.id));
  function hidden() {
    const matchIds = new Set(matches().map(({ id }) => id));
    return [...ids].flatMap((id) => (matchIds.has(id) ? [] : (known.get(id) ?? [])));
  }

  return {
    ids,
    onChange: (next) => setIds(() => next),
    rows: () => [...matches(), ...hidden()],
    hidden,
    latest: (row) => known.get(row.id) ?? row,
    select: (added) => {
      for (const row of added) known.set(row.id, row);
      setIds((old) => new Set([...old, ...added.map(({ id }) => id)]));
    },
    applyResult: ({ done, failed }) =>
      setIds((old) => {
        const next = new Set(old);
        for (const row of done) next.delete(row.id);
        for (const { item, deleted } of failed) {
          if (deleted) next.delete(item.id);
          else next.add(item.id);
        }
        return next;
      }),
  };
}

import { useEffect, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import { useConfirmedMissing } from '#src/features/shared/list/view/useConfirmedMissing.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

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

interface SelectedRowsInput<Row> {
  readonly idOf: (row: Row) => string;
  /** The rows that the list has; one page of them if the server pages. */
  readonly rows: readonly Row[];
  /** Those that match, in the shown order. */
  readonly matching: readonly Row[];
  /** The list has every row: a selected one that is not in it was deleted. */
  readonly complete: boolean;
  /** A hook that reads the records of all pages while its argument is true. Always the same function. */
  readonly useAllRecords?: ((enabled: boolean) => QueryResult<Page<Row>>) | undefined;
}

const useNothing = (): QueryResult<never> => ({ status: 'loading', retry: () => undefined });

const none: readonly string[] = [];

/** The ids that none of the rows has. */
function missingIn<Row>(
  rows: readonly Row[],
  ids: ReadonlySet<string>,
  idOf: (row: Row) => string,
): readonly string[] {
  if (ids.size === 0) return none;
  const existing = new Set(rows.map(idOf));
  return [...ids].filter((id) => !existing.has(id));
}

/**
 * The selection of a list. It keeps the selected rows, because a list that the server pages has only one page of them.
 * Deleted rows leave it.
 */
export function useSelectedRows<Row>({
  idOf,
  rows,
  matching,
  complete,
  useAllRecords: useAll = useNothing,
}: SelectedRowsInput<Row>): SelectedRows<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const [known] = useState(() => new Map<string, Row>());

  // A row of another page, or one that was deleted: all records say which.
  const absent = complete || rows.length > 0 ? missingIn(rows, ids, idOf) : none;
  const all = useAll(!complete && absent.length > 0);
  const read = all.status === 'ready' && !all.isPrevious && isWhole(all.data) ? all.data.rows : null;
  const deleted = complete ? absent : read === null ? none : missingIn(read, ids, idOf);
  const key = deleted.join(' ');
  const confirmed = useConfirmedMissing(!complete && key !== '', key, all);

  useEffect(() => {
    if (key === '' || !(complete || confirmed)) return;
    const removed = new Set(key.split(' '));
    setIds((old) => new Set([...old].filter((id) => !removed.has(id))));
  }, [complete, confirmed, key]);

  // Only rows that were ever selected are kept: keeping all rows of a long list would cost too much memory.
  useEffect(() => {
    if (ids.size === 0 && known.size === 0) return;
    for (const row of rows) {
      const id = idOf(row);
      if (ids.has(id) || known.has(id)) known.set(id, row);
    }
  }, [rows, ids, known, idOf]);

  const matches = () => matching.filter((row) => ids.has(idOf(row)));
  function hidden() {
    const matchIds = new Set(matches().map(idOf));
    return [...ids].flatMap((id) => (matchIds.has(id) ? [] : (known.get(id) ?? [])));
  }

  return {
    ids,
    onChange: setIds,
    rows: () => [...matches(), ...hidden()],
    hidden,
    latest: (row) => known.get(idOf(row)) ?? row,
    select: (added) => {
      for (const row of added) known.set(idOf(row), row);
      setIds((old) => new Set([...old, ...added.map(idOf)]));
    },
    applyResult: ({ done, failed }) =>
      setIds((old) => {
        const next = new Set(old);
        for (const row of done) next.delete(idOf(row));
        for (const { item, deleted } of failed) {
          if (deleted) next.delete(idOf(item));
          else next.add(idOf(item));
        }
        return next;
      }),
  };
}

import { useEffect, useMemo } from 'react';
import type { DataTableProps, Sort } from '#src/components/DataTable/types.ts';
import { type PagingRange, pagingRange } from '#src/lib/pagingRange.ts';
import { createTextIndex, toQuery } from '#src/lib/textIndex.ts';

export interface TableRows<Row> {
  /** All rows there are; `shown` are positions in it. */
  all: readonly Row[];
  /** What matches, on every page the table has. */
  view: Uint32Array;
  /** The rows of the page. */
  shown: Uint32Array;
  range: PagingRange;
  /** Folded search text, for marking. */
  query: string;
}

type Input<Row> = Pick<DataTableProps<Row>, 'listing' | 'columns' | 'search' | 'filter' | 'paging'> & {
  sort: Sort | null;
};

const noRows: readonly never[] = [];

/** Which rows to show, in which order: the index over them, and the page. */
export function useRows<Row>({
  listing,
  columns,
  search = '',
  filter,
  paging,
  sort,
}: Input<Row>): TableRows<Row> {
  const all: readonly Row[] = listing.status === 'ready' ? listing.rows : noRows;
  const index = useMemo(
    () =>
      createTextIndex(
        all,
        columns.filter((column) => column.searchable).map((column) => column.searchText ?? column.text),
      ),
    [all, columns],
  );
  useEffect(() => {
    // Safari has no idle callback; a first keystroke that comes earlier prepares by itself.
    if (!('requestIdleCallback' in globalThis)) return;
    const handle = requestIdleCallback(index.prepare);
    return () => cancelIdleCallback(handle);
  }, [index]);

  const view = useMemo(() => {
    const server = paging?.mode === 'server';
    const value = sort && columns.find((column) => column.id === sort.column)?.sortValue;
    return index.view({
      search: server ? '' : search,
      filter: server ? undefined : filter,
      sort:
        server || !sort || !value
          ? null
          : { id: sort.column, value, descending: sort.direction === 'descending' },
    });
  }, [index, columns, paging?.mode, search, filter, sort]);

  const count = paging?.mode === 'server' ? paging.total : view.length;
  const page = paging?.page ?? 1;
  const pageSize = paging?.pageSize ?? Math.max(1, count);
  // Of a page of the server's, rows that are being deleted are missing.
  const rows = paging?.mode === 'server' ? all.length : pageSize;
  const range = useMemo(() => pagingRange(count, page, pageSize, rows), [count, page, pageSize, rows]);
  const shown = useMemo(
    () => (paging?.mode === 'client' ? view.subarray(Math.max(0, range.from - 1), range.to) : view),
    [paging?.mode, view, range],
  );
  return { all, view, shown, range, query: toQuery(search) };
}

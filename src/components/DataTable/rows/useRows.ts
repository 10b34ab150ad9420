import { useEffect, useMemo } from 'react';
import type { DataTableProps, Sort } from '#src/components/DataTable/types.ts';
import { type PagingRange, pagingRange } from '#src/lib/pagingRange.ts';
import { createTextIndex, toQuery } from '#src/lib/textIndex.ts';

export interface TableRows<Row> {
  /** All rows of the table; `matching` and `shown` are indexes into it. */
  all: readonly Row[];
  /** The matching rows of all pages that the table has. */
  matching: Uint32Array;
  /** The rows of the page. */
  shown: Uint32Array;
  range: PagingRange;
  /** The folded search text, for `useSearchMarks`. */
  query: string;
}

type Input<Row> = Pick<DataTableProps<Row>, 'listing' | 'columns' | 'search' | 'filter' | 'paging'> & {
  sort: Sort | null;
};

const noRows: readonly never[] = [];

/** Searches, filters and sorts the rows by their text index, and takes those of the page. */
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
    // Safari has no idle callback. An index that is not prepared yet is prepared by the first search.
    if (!('requestIdleCallback' in globalThis)) return;
    const handle = requestIdleCallback(index.prepare);
    return () => cancelIdleCallback(handle);
  }, [index]);

  const matching = useMemo(() => {
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

  const count = paging?.mode === 'server' ? paging.total : matching.length;
  const page = paging?.page ?? 1;
  const pageSize = paging?.pageSize ?? Math.max(1, count);
  // A page of the server may have fewer rows than its size, because rows in deletion are hidden.
  const rows = paging?.mode === 'server' ? all.length : pageSize;
  const range = useMemo(() => pagingRange(count, page, pageSize, rows), [count, page, pageSize, rows]);
  const shown = useMemo(
    () => (paging?.mode === 'client' ? matching.subarray(Math.max(0, range.from - 1), range.to) : matching),
    [paging?.mode, matching, range],
  );
  return { all, matching, shown, range, query: toQuery(search) };
}

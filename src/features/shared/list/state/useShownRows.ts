import { useEffect, useMemo, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { browserQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { formatPage } from '#src/features/shared/list/url/urlParams.ts';
import { useView } from '#src/features/shared/list/view/useView.ts';
import { hasEveryRow, type ShownPage, toPageRequest } from '#src/features/shared/list/view/viewOf.ts';
import { presetCounts } from '#src/features/shared/list/views/presetCounts.ts';
import { useRowsNow, useToday } from '#src/features/shared/useMinutely.ts';
import { countedTotal } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { ListOptions } from './listState.ts';
import type { ListQueryState } from './useListQuery.ts';

/**
 * Who pages the shown rows, and the shown page. Rows of the previous request keep its paging until the new response
 * arrives. A URL with a page after the last one is corrected.
 */
function useListPaging<Row, Filters>(
  { params, page, pagedBy }: ListQueryState<Filters>,
  result: QueryResult<Page<Row>>,
  pageSize: number | undefined,
): ShownPage {
  const ready = result.status === 'ready' ? result : null;
  const isPrevious = ready?.isPrevious ?? false;
  const [shownBy, setShownBy] = useState(pagedBy);
  if (!isPrevious && shownBy !== pagedBy) setShownBy(pagedBy);

  const { set } = params;
  const lastPage = ready && pageSize ? Math.max(1, Math.ceil(ready.data.total / pageSize)) : page;
  const afterLast = ready?.refreshing === false && page > lastPage;
  useEffect(() => {
    if (afterLast) set({ page: formatPage(lastPage) });
  }, [afterLast, lastPage, set]);

  return { by: isPrevious ? shownBy : pagedBy, page };
}

const noRows: readonly never[] = [];

/** The rows that a list has, what it shows of them, and the numbers that it says. */
export function useShownRows<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  {
    query,
    read,
    total,
    fetchMatchingRows,
  }: Pick<ListOptions<Row, Filters, object>, 'query' | 'read' | 'total' | 'fetchMatchingRows'>,
) {
  const { columns, filters, idOf, paging } = description;
  const shownBy = useListPaging(query, read, paging?.pageSize);
  const page = paging ? shownBy : null;
  const rows = read.status === 'ready' ? read.data.rows : noRows;
  const rowsNow = useRowsNow(rows);
  const today = useToday();
  const asked = browserQuery(filters, query.filters);
  const filter = useMemo(() => rowFilter(filters, asked, today), [filters, asked, today]);
  const view = useView(rowsNow, {
    columns,
    search: query.search,
    idOf,
    asked,
    filter,
    sort: query.sort,
    page: toPageRequest(read, page, paging?.pageSize),
  });
  const complete = hasEveryRow(read, page?.by, query.serverFiltered);
  const counts = useMemo(() => presetCounts(description, rowsNow, today), [description, rowsNow, today]);
  const all = read.status === 'ready' ? countedTotal(read.data) : null;
  return {
    rows,
    /** `total` counts all records; null while unknown. */
    view: { ...view, total: query.serverFiltered ? (total ?? null) : all },
    page,
    /** The list has every row: a selected one that is not in it was deleted. */
    complete,
    /** The rows of each preset view. */
    counts: complete ? counts : null,
    /** Reads the matching rows of all pages; undefined if the list has them. */
    fetchMatchingRows: shownBy.by === 'server' ? fetchMatchingRows : undefined,
  };
}

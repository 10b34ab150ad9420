import { useEffect, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import { formatPage } from '#src/features/shared/list/url/urlParams.ts';
import type { ShownPage } from '#src/features/shared/list/view/listing.ts';
import type { ListQueryState } from './useListQuery.ts';

/**
 * Who pages the shown rows, and the shown page. Rows of the previous request keep its paging until the new response
 * arrives. A URL with a page after the last one is corrected.
 */
export function useListPaging<Row, Filters>(
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

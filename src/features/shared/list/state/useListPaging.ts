import { useEffect, useState } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { PagedBy } from '#src/features/shared/list/describe/listQuery.ts';
import { formatPage } from '#src/features/shared/list/url/urlParams.ts';
import type { ListQueryState } from './useListQuery.ts';

/**
 * Who pages the shown rows, and the shown page. Rows of the previous request keep its paging until the new answer
 * arrives. A URL with a page after the last one is corrected.
 */
export function useListPaging<Row, Filters>(
  { params, page, pagedBy }: ListQueryState<Filters>,
  { data, isPrevious, isValidating }: Read<Page<Row>>,
  pageSize: number | undefined,
): { readonly by: PagedBy; readonly page: number } {
  const [shownBy, setShownBy] = useState(pagedBy);
  if (!isPrevious && shownBy !== pagedBy) setShownBy(pagedBy);

  const { set } = params;
  const lastPage = data && pageSize ? Math.max(1, Math.ceil(data.total / pageSize)) : page;
  const afterLast = !isPrevious && !isValidating && page > lastPage;
  useEffect(() => {
    if (afterLast) set({ page: formatPage(lastPage) });
  }, [afterLast, lastPage, set]);

  return { by: isPrevious ? shownBy : pagedBy, page };
}

import { useEffect, useState } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { pageText } from '#src/features/shared/list/url/filterParams.ts';
import type { PagedBy } from './listState.ts';
import type { ListAddress } from './useListAddress.ts';

/**
 * Who pages the shown rows, and which page. Rows of the previous request keep its paging until the new answer arrives.
 * An address with a page after the last one is corrected, but only by the server's count: an optimistic deletion in
 * flight changes no page.
 */
export function useListPaging<Row, Filters>(
  { params, page, pagedBy }: ListAddress<Filters>,
  { data, isPrevious, isValidating }: Read<Page<Row>>,
  pageSize: number | undefined,
): { readonly by: PagedBy; readonly page: number } {
  const [shown, setShown] = useState(pagedBy);
  if (!isPrevious && shown !== pagedBy) setShown(pagedBy);

  const { set } = params;
  const total = data && (data.serverTotal ?? data.total);
  const last = total !== undefined && pageSize ? Math.max(1, Math.ceil(total / pageSize)) : page;
  const afterLast = !isPrevious && !isValidating && page > last;
  useEffect(() => {
    if (afterLast) set({ page: pageText(last) });
  }, [afterLast, last, set]);

  return { by: isPrevious ? shown : pagedBy, page };
}

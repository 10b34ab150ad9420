import { useEffect, useState } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { pageText } from '#src/features/shared/list/url/filterParams.ts';
import type { PagedBy } from './listState.ts';
import type { ListAddress } from './useListAddress.ts';

/**
 * Who pages the rows that are shown, and which page: rows of the question before keep their own paging until the
 * answer is here. The address of a page behind the last one is corrected, once the server says that there are so few:
 * a deletion that is under way turns no page.
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
  const behind = !isPrevious && !isValidating && page > last;
  useEffect(() => {
    if (behind) set({ page: pageText(last) });
  }, [behind, last, set]);

  return { by: isPrevious ? shown : pagedBy, page };
}

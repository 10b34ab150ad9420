import type { CompanyQuery } from '#src/api/types/company.ts';
import type { FilterValues } from '#src/features/shared/list/describe/description.ts';
import type { PagedBy } from '#src/features/shared/list/state/listState.ts';
import { MAX_ROWS } from '#src/lib/maxRows.ts';
import { type companyList, PAGE_SIZE } from './companyList.ts';

/** Characters of a search that are sent: no name is longer, and servers refuse addresses of many kilobytes. */
const LONGEST_SEARCH = 1000;

/** What a list of companies is asked with. */
export interface CompanyQuestion {
  readonly search: string;
  readonly filters: Pick<FilterValues<typeof companyList.filters>, 'status'>;
  readonly pagedBy: PagedBy;
  readonly page: number;
}

/** What the server is asked: search and status are its own, the page only where it pages. */
export function companyQuery({ search, filters, pagedBy, page }: CompanyQuestion): CompanyQuery {
  // By characters, so that none is cut in two.
  const text = Array.from(search.trim()).slice(0, LONGEST_SEARCH).join('');
  return {
    page: pagedBy === 'server' ? page : 1,
    limit: pagedBy === 'server' ? PAGE_SIZE : MAX_ROWS,
    ...(text === '' ? {} : { search: text }),
    ...(filters.status === '' ? {} : { status: filters.status }),
  };
}

import type { CompanyQuery } from '#src/api/types/company.ts';
import { isSearchedByConsole, type ListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { MAX_ROWS } from '#src/lib/maxRows.ts';
import { type companyList, PAGE_SIZE } from './companyList.ts';

/** Limit of a search in characters: no name is longer, and servers refuse URLs of many kilobytes. */
const LONGEST_SEARCH = 1000;

/** The part of the list's query that decides which companies are requested. */
export type RequestedCompanies = Pick<
  ListQuery<Pick<typeof companyList.filters, 'status'>>,
  'search' | 'filters' | 'pagedBy' | 'page'
>;

/** The query of the request: the server searches and filters by status, and pages only when `pagedBy` is `server`. */
export function companyQuery({ search, filters, pagedBy, page }: RequestedCompanies): CompanyQuery {
  const [status, ...others] = filters.status;
  // The server knows names and emails only: a number or an id is looked for by the console, among all companies.
  const searched = isSearchedByConsole(search) ? '' : search.trim();
  // By code points, so that no surrogate pair is split.
  const text = Array.from(searched).slice(0, LONGEST_SEARCH).join('');
  return {
    page: pagedBy === 'server' ? page : 1,
    limit: pagedBy === 'server' ? PAGE_SIZE : MAX_ROWS,
    ...(text === '' ? {} : { search: text }),
    // The server filters by one status only.
    ...(status === undefined || others.length > 0 ? {} : { status }),
  };
}

import type { Sort } from '#src/components/DataTable/types.ts';
import { type ParamValues, parsePage, parseSort } from '#src/features/shared/list/url/urlParams.ts';
import { searchedNumber } from '#src/lib/numberSearch.ts';
import { isIdSearch } from '#src/lib/recordId.ts';
import type { ListDescription, ListParams } from './description.ts';
import { browserQuery, filtersSet, toFilterValues } from './filterRows.ts';
import type { FilterValues, ListFilters } from './filters.ts';

/** Who pages: `server` if the rows are one page of the server, `browser` if the table has all rows. */
export type PagedBy = 'server' | 'browser';

/** What a list shows: its search, filters, sort and page. */
export interface ListQuery<Filters> {
  readonly search: string;
  readonly filters: FilterValues<Filters>;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly pagedBy: PagedBy;
  /** A search or a filter is set. */
  readonly filtered: boolean;
  /** The server applies the search or a filter, so that its response may lack rows. */
  readonly serverFiltered: boolean;
}

/** Letters of which a server may know one form only: `ه` does not find `ة`. */
const ARABIC = /\p{Script=Arabic}/u;

/** Whether the console itself searches, where a server searches else: for a number, the id of a record or an Arabic text. */
export function isSearchedByConsole(search: string): boolean {
  return searchedNumber(search) !== null || isIdSearch(search) || ARABIC.test(search);
}

/** Who searches a list for this text. */
export function searcherOf(
  { searchBy }: { readonly searchBy?: 'server' },
  search: string,
): 'server' | 'browser' {
  return searchBy === 'server' && !isSearchedByConsole(search) ? 'server' : 'browser';
}

/** The query in the parameters of a list's URL. */
export function toListQuery<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  params: ParamValues<ListParams>,
): ListQuery<Filters> {
  const { search } = params;
  const filters = toFilterValues(description.filters, params);
  const sort = parseSort(params.sort, description.columns);
  // The browser pages when it sorts or filters: on one page of the server it would see only 20 rows (docs/product.md "Lists").
  const searched = search.trim() !== '';
  const byServer = searched && searcherOf(description, search) === 'server';
  const inBrowser =
    sort !== null || browserQuery(description.filters, filters) !== '' || (searched && !byServer);
  return {
    search,
    filters,
    sort,
    page: parsePage(params.page),
    pagedBy: description.paging?.by === 'server' && !inBrowser ? 'server' : 'browser',
    filtered: searched || filtersSet(description.filters, filters).length > 0,
    serverFiltered: byServer || filtersSet(description.filters, filters, 'server').length > 0,
  };
}

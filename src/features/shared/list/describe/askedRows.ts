import type { Sort } from '#src/components/DataTable/types.ts';
import type { PagedBy } from '#src/features/shared/list/state/listState.ts';
import { toPage, toSort } from '#src/features/shared/list/url/filterParams.ts';
import type { FilterValues, ListDescription, ListFilters, ListParams } from './description.ts';
import { browserQuery, filtersSet, toFilterValues } from './filterRows.ts';

/** What an address asks a list to show. */
export interface AskedRows<Filters> {
  readonly search: string;
  readonly filters: FilterValues<Filters>;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly pagedBy: PagedBy;
  /** A search or a filter is set. */
  readonly filtered: boolean;
  /** The server itself leaves rows out. */
  readonly partial: boolean;
}

/** Reads the parameters of a list; what it does not understand lets every row through. */
export function toAskedRows<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  list: ListDescription<Row, Filters, Dialog>,
  params: ListParams,
): AskedRows<Filters> {
  const { search } = params;
  const filters = toFilterValues(list.filters, params);
  const sort = toSort(params.sort, list.columns);
  // An order or filter that the server does not know would else mean "of these 20" (docs/product.md "Lists").
  const inBrowser = sort !== null || browserQuery(list.filters, filters) !== '';
  const searched = search.trim() !== '';
  return {
    search,
    filters,
    sort,
    page: toPage(params.page),
    pagedBy: list.paging?.by === 'server' && !inBrowser ? 'server' : 'browser',
    filtered: searched || filtersSet(list.filters, filters).length > 0,
    partial:
      (searched && list.searchBy === 'server') || filtersSet(list.filters, filters, 'server').length > 0,
  };
}

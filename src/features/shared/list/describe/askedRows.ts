import type { Sort } from '#src/components/DataTable/types.ts';
import type { PagedBy } from '#src/features/shared/list/state/listState.ts';
import { toPage, toSort } from '#src/features/shared/list/url/filterParams.ts';
import type { FilterValues, ListDescription, ListFilters, ListParams } from './description.ts';
import { browserQuery, filtersSet, toFilterValues } from './filterRows.ts';

/** The query of a list, as its address states it. */
export interface AskedRows<Filters> {
  readonly search: string;
  readonly filters: FilterValues<Filters>;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly pagedBy: PagedBy;
  /** A search or a filter is set. */
  readonly filtered: boolean;
  /** The server filters: its answer leaves rows out. */
  readonly partial: boolean;
}

/** Reads the parameters of a list's address; an unknown value of a filter matches every row. */
export function toAskedRows<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  list: ListDescription<Row, Filters, Dialog>,
  params: ListParams,
): AskedRows<Filters> {
  const { search } = params;
  const filters = toFilterValues(list.filters, params);
  const sort = toSort(params.sort, list.columns);
  // The browser pages when it sorts or filters: on one page of the server it would see only 20 rows (docs/product.md "Lists").
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

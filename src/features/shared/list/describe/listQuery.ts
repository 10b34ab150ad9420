import type { Sort } from '#src/components/DataTable/types.ts';
import { type ParamValues, parsePage, parseSort } from '#src/features/shared/list/url/urlParams.ts';
import type { ListDescription, ListParams } from './description.ts';
import { filtersSet, toFilterValues } from './filterRows.ts';
import type { FilterValues, ListFilters } from './filters.ts';
import { recordDialogOf } from './opened.ts';

/** What is asked of a list: its search, filters, sort and page, and the opened record. */
export interface ListQuery<Filters> {
  readonly search: string;
  readonly filters: FilterValues<Filters>;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  /** A search or a filter is set. */
  readonly filtered: boolean;
  /** The id of the record that a dialog shows; null without one. */
  readonly opened: string | null;
}

/** The query in the parameters of a list's URL. */
export function toListQuery<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  { filters: described, columns, dialogs }: ListDescription<Row, Filters, Dialog>,
  params: ParamValues<ListParams>,
): ListQuery<Filters> {
  const { search, open, id } = params;
  const filters = toFilterValues(described, params);
  return {
    search,
    filters,
    sort: parseSort(params.sort, columns),
    page: parsePage(params.page),
    filtered: search.trim() !== '' || filtersSet(described, filters).length > 0,
    opened: id !== '' && recordDialogOf(dialogs, open) !== undefined ? id : null,
  };
}

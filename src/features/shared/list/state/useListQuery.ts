import type { ListDescription, ListParams } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type ListQuery, toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { type UrlParams, useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';

/** The query of a list, and the functions that change it in the URL. */
export interface ListQueryState<Filters> extends ListQuery<Filters> {
  readonly params: UrlParams<ListParams>;
}

/** Reads the query of a described list from the URL. */
export function useListQuery<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
): ListQueryState<Filters> {
  const params = useUrlParams(description.params);
  return { params, ...toListQuery(description, params.values) };
}

import { useState } from 'react';
import type { ListDescription, ListParams } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { type ListQuery, toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import type { SelectedIds } from '#src/features/shared/list/selection/useSelectedRows.ts';
import { type UrlParams, useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';

/** The query of a list with the selection, and what changes them. */
export interface ListQueryState<Filters> extends ListQuery<Filters>, SelectedIds {
  readonly params: UrlParams<ListParams>;
}

/** Reads the query of a described list from the URL, and keeps its selection. */
export function useListQuery<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
): ListQueryState<Filters> {
  const params = useUrlParams(description.params);
  const [selected, onSelected] = useState<ReadonlySet<string>>(() => new Set());
  return { params, selected, onSelected, ...toListQuery(description, params.values) };
}

import { type AskedRows, toAskedRows } from '#src/features/shared/list/describe/askedRows.ts';
import type {
  ListDescription,
  ListFilters,
  ListParams,
} from '#src/features/shared/list/describe/description.ts';
import { type FilterParams, useFilterParams } from '#src/features/shared/list/url/useFilterParams.ts';

/** The query of a list's address, and the functions that change it. */
export interface ListAddress<Filters> extends AskedRows<Filters> {
  readonly params: FilterParams<ListParams>;
}

/** Reads the address of a described list. */
export function useListAddress<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  list: ListDescription<Row, Filters, Dialog>,
): ListAddress<Filters> {
  const params = useFilterParams(list.params);
  return { params, ...toAskedRows(list, params.values) };
}

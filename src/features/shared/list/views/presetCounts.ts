import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { browserQuery, rowFilter, toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { readParams } from '#src/features/shared/list/url/urlParams.ts';

/** The part of a list's description that says which rows a query shows. */
type Filtered<Row, Filters extends ListFilters<Row>> = Pick<
  ListDescription<Row, Filters, never>,
  'filters' | 'params'
>;

/** The rows that the filters of a query let through on a day, `YYYY-MM-DD`: `status=active`. Its search is ignored. */
export function rowsOfQuery<Row, Filters extends ListFilters<Row>>(
  { filters, params }: Filtered<Row, Filters>,
  query: string,
  rows: readonly Row[],
  today: string,
): readonly Row[] {
  const values = toFilterValues(filters, readParams(query, params));
  const passes = rowFilter(filters, browserQuery(filters, values), today);
  return passes ? rows.filter(passes) : rows;
}

/** How many of the rows each preset view of a list shows on a day, by its name. */
export function presetCounts<Row, Filters extends ListFilters<Row>>(
  description: Filtered<Row, Filters> & Pick<ListDescription<Row, Filters, never>, 'views'>,
  rows: readonly Row[],
  today: string,
): ReadonlyMap<string, number> {
  const { views = [] } = description;
  return new Map(views.map(({ name, query }) => [name, rowsOfQuery(description, query, rows, today).length]));
}

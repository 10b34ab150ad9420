import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { rowsOfQuery } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';

/** How many of the rows each preset view of a list shows on a day, `YYYY-MM-DD`, by its name. */
export function presetCounts<Row, Filters extends ListFilters<Row>>(
  { filters, views = [] }: Pick<ListDescription<Row, Filters, never>, 'filters' | 'views'>,
  rows: readonly Row[],
  today: string,
): ReadonlyMap<string, number> {
  return new Map(views.map(({ name, query }) => [name, rowsOfQuery(filters, query, rows, today).length]));
}

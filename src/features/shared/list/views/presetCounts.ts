import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { browserQuery, rowFilter, toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { readParams } from '#src/features/shared/list/url/urlParams.ts';

/** How many of the rows each preset view of a list shows, by its name. */
export function presetCounts<Row, Filters extends ListFilters<Row>>(
  { views = [], filters, params }: Pick<ListDescription<Row, Filters, never>, 'views' | 'filters' | 'params'>,
  rows: readonly Row[],
): ReadonlyMap<string, number> {
  return new Map(
    views.map(({ name, query }) => {
      const values = toFilterValues(filters, readParams(query, params));
      const passes = rowFilter(filters, browserQuery(filters, values));
      return [name, passes ? rows.filter(passes).length : rows.length];
    }),
  );
}

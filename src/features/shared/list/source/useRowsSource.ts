import { useMemo } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { filterQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { ListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import { limitsText } from '#src/features/shared/list/view/limitsText.ts';
import { statusText } from '#src/features/shared/list/view/statusText.ts';
import { useView } from '#src/features/shared/list/view/useView.ts';
import { toPageRequest } from '#src/features/shared/list/view/viewOf.ts';
import { useRowsNow, useToday } from '#src/features/shared/useMinutely.ts';
import { countedTotal, isWhole } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { ListSource } from './listSource.ts';
import { useFind } from './useFind.ts';

const noRows: readonly never[] = [];

/** What the search, filters and pages of a list need of its description. */
type Described<Row, Filters extends ListFilters<Row>> = Pick<
  ListDescription<Row, Filters, string>,
  'noun' | 'filters' | 'pageSize'
> & { readonly columns: readonly Column<Row>[] };

/** What a list shows of the rows that were read. `paged`: they are one page of the server, which is shown as it is. */
export function useRowsView<Row extends { readonly id: string }, Filters extends ListFilters<Row>>(
  { columns, filters, noun, pageSize }: Described<Row, Filters>,
  query: ListQuery<Filters>,
  read: QueryResult<Page<Row>>,
  paged = false,
): Omit<ListSource<Row>, 'find'> {
  const page = read.status === 'ready' ? read.data : null;
  const rows = useRowsNow(page?.rows ?? noRows);
  const today = useToday();
  const asked = filterQuery(filters, query.filters);
  const filter = useMemo(() => rowFilter(filters, asked, today), [filters, asked, today]);
  const view = useView(rows, {
    columns,
    search: query.search,
    asked,
    filter,
    sort: query.sort,
    page: toPageRequest(read, { number: query.page, size: pageSize, paged }),
  });
  const whole = read.status === 'ready' && !read.isPrevious && !paged && isWhole(read.data);
  return {
    read,
    view,
    total: page && countedTotal(page),
    all: whole ? rows : null,
    every: view.matching,
    limits: page === null || paged ? null : limitsText(page, noun.many, 'Search and filters'),
    status: statusText(read, query.filtered, view.range, noun),
  };
}

/** The source of a list whose rows are all read at once. */
export function useRowsSource<Row extends { readonly id: string }, Filters extends ListFilters<Row>>(
  description: Described<Row, Filters>,
  query: ListQuery<Filters>,
  read: QueryResult<Page<Row>>,
): ListSource<Row> {
  const { opened } = query;
  const find = useFind(opened === null ? [] : [opened], read);
  return { ...useRowsView(description, query, read), find };
}

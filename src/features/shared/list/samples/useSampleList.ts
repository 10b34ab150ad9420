import type { Page } from '#src/api/results/page.ts';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

interface SampleListInput<Row, Values> {
  /** Id of the signed-in user. */
  readonly userId: string;
  readonly read: QueryResult<Page<Row>>;
  readonly resource?: ChangedResource<Row, Values>;
}

/** A list whose rows are all read (spec section 1, "Data origin"). Without a resource it is read-only. */
export function useSampleList<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Values extends object,
>(description: ListDescription<Row, Filters, Dialog>, input: SampleListInput<Row, Values>) {
  const query = useListQuery(description);
  return { query, ...useList(description, { query, ...input }) };
}

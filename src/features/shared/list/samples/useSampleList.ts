import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { useReadyRead } from './useReadyRead.ts';

interface SampleListInput<Row, Status extends string> {
  /** Id of the signed-in user. */
  readonly userId: string;
  readonly rows: readonly Row[];
  /** From `sampleChanges`; absent for a read-only list. */
  readonly changes?: RowChanges<Row, Status> | undefined;
}

/** A list of sample rows (spec section 1, "Data origin"): `useList` with a read that is always ready. */
export function useSampleList<
  Row,
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Status extends string,
>(
  description: ListDescription<Row, Filters, Dialog>,
  { userId, rows, changes }: SampleListInput<Row, Status>,
) {
  const query = useListQuery(description);
  const read = useReadyRead(rows);
  return { query, ...useList(description, { query, read, userId, changes }) };
}

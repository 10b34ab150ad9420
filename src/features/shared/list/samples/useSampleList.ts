import { useMemo } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { ListDescription, ListFilters } from '#src/features/shared/list/describe/description.ts';
import type { RowChanges } from '#src/features/shared/list/state/rowChanges.ts';
import { useListAddress } from '#src/features/shared/list/state/useListAddress.ts';
import { useServerList } from '#src/features/shared/list/state/useServerList.ts';

interface SampleListInput<Row, Status extends string> {
  /** Id of the signed-in user. */
  readonly owner: string;
  readonly rows: readonly Row[];
  /** From `sampleChanges`; absent for a list that is only read. */
  readonly changes?: RowChanges<Row, Status> | undefined;
}

/** A list over the samples of this tab (spec section 1, "Data origin"): `useServerList` over a read that is always ready. `address` is what it shows. */
export function useSampleList<
  Row,
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Status extends string,
>(list: ListDescription<Row, Filters, Dialog>, { rows, ...input }: SampleListInput<Row, Status>) {
  const address = useListAddress(list);
  return { address, ...useServerList(list, { ...input, address, read: useReady(rows) }) };
}

function useReady<Row>(rows: readonly Row[]): Read<Page<Row>> {
  return useMemo(
    () => ({
      data: { rows, total: rows.length },
      error: undefined,
      isLoading: false,
      isValidating: false,
      isPrevious: false,
      retry: () => undefined,
    }),
    [rows],
  );
}

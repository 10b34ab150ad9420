import type { StoreApi } from 'zustand/vanilla';
import type { TableView } from '#src/components/DataTable/types.ts';

/** What a table shows now, to subscribe to. */
export type ViewStore<Row> = Pick<StoreApi<TableView<Row>>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The way from an opened record to its neighbours in the list, as filtered and sorted. */
export interface RecordSteps {
  /** The record's place, counted from 1; null when it no longer matches the filters. */
  readonly position: number | null;
  /** How many rows match. */
  readonly count: number;
  /** Null at the first row. */
  readonly onPrevious: (() => void) | null;
  /** Null at the last row. */
  readonly onNext: (() => void) | null;
}

/** The ids beside an id; undefined at an end. */
export interface Neighbours {
  /** Counted from 0; -1 when the id is not in the list. */
  readonly index: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * The neighbours of `id` in the list. One that has left the list is counted as between those at its last place, so
 * that a ticket closed under the filter Open leads on to the next open one.
 */
export function neighboursOf(ids: readonly string[], id: string, lastIndex: number): Neighbours {
  const index = ids.indexOf(id);
  if (index >= 0) return { index, previous: ids[index - 1], next: ids[index + 1] };
  const place = Math.min(lastIndex, ids.length);
  return { index, previous: ids[place - 1], next: ids[place] };
}

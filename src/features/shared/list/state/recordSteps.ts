/** Position of the opened record in the filtered, sorted list, and steps to its neighbours. */
export interface RecordSteps {
  /** Counted from 1; null when the record no longer matches the filters. */
  readonly position: number | null;
  /** Number of matching rows. */
  readonly count: number;
  /** Null at the first row. */
  readonly onPrevious: (() => void) | null;
  /** Null at the last row. */
  readonly onNext: (() => void) | null;
}

/** The ids before and after an id; undefined at an end of the list. */
export interface Neighbours {
  /** Counted from 0; -1 when the id is not in the list. */
  readonly index: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * The neighbours of `id` in the list. An id that has left the list keeps its last index, so that after a ticket is
 * closed under the filter Open, Next opens the next open ticket.
 */
export function neighboursOf(ids: readonly string[], id: string, lastIndex: number): Neighbours {
  const index = ids.indexOf(id);
  if (index >= 0) return { index, previous: ids[index - 1], next: ids[index + 1] };
  const place = Math.min(lastIndex, ids.length);
  return { index, previous: ids[place - 1], next: ids[place] };
}

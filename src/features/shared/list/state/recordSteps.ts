/** Position of the opened record in the filtered, sorted list, and steps to its neighbours. */
export interface RecordSteps {
  /** Counted from 1; null when the record was not in the list. */
  readonly position: number | null;
  /** Number of rows that matched when the first record was opened. */
  readonly count: number;
  /** Null at the first row. */
  readonly onPrevious: (() => void) | null;
  /** Null at the last row. */
  readonly onNext: (() => void) | null;
}

/** One page of rows and how many rows there are in all; `total` is never less than what the page holds. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** What the server counted, while rows that are being deleted are taken out of `total`. */
  readonly serverTotal?: number;
}

/** An entry of a dropdown: the id that is sent and the words that are shown. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

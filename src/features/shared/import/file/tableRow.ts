/** A row of a file. `number` counts from 1 and includes the header and empty rows, as a spreadsheet does. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** Its first and its last line in a text file. */
  readonly lines?: readonly [first: number, last: number] | undefined;
  /** A sentence that says what is wrong with it in the file; null when nothing is. */
  readonly flaw?: string | null | undefined;
}

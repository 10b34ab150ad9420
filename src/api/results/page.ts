/** One page of rows and the number of rows on all pages, which is never less than the rows of the page. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

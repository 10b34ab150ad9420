/** One page of rows and the number of rows on all pages, which is never less than the rows of the page. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The total of the server, while `total` is without rows that are being deleted. */
  readonly serverTotal?: number;
}

/** Records as they are on the server now, as far as it could be found out. */
export interface RecordsNow<Row> {
  /** Those of the wanted records that were found. */
  readonly rows: readonly Row[];
  /** Whether every record was read, so that a wanted record that was not found is deleted. */
  readonly complete: boolean;
}

/**
 * Reads the records of these ids again, unless they were read just now: less than `maxAge` ms ago, ten seconds when absent.
 * Never rejects.
 */
export type ReadNow<Row> = (ids: readonly string[], maxAge?: number) => Promise<RecordsNow<Row>>;

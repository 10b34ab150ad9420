import type { Page } from '#src/api/results/page.ts';
import type { ListView } from '#src/features/shared/list/view/viewOf.ts';
import type { QueryError, QueryResult } from '#src/lib/queryResult.ts';

/** A record that was looked for by its id. It is `missing` when it was read again and all records lack it. */
export type Found<Row> =
  | { readonly status: 'found'; readonly row: Row }
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly error: QueryError };

/** The matching rows of all pages, or what reads them. Rejects with an `ApiError`. */
export type EveryRow<Row> = readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);

/** The answer to a list's query. Table, selection, export, opened records and notices know nothing else of the records. */
export interface ListSource<Row> {
  /** The rows that were read, of one page if the server pages. `total` counts those of all pages. */
  readonly read: QueryResult<Page<Row>>;
  /** What is shown of them. */
  readonly view: ListView<Row>;
  /** The number of all records, also those that search and filters leave out; null while unknown. */
  readonly total: number | null;
  /** Every record, as another list in each minute; null if others may exist. */
  readonly all: readonly Row[] | null;
  readonly every: EveryRow<Row>;
  /** Looks for the opened record or a selected one. */
  readonly find: (id: string) => Found<Row>;
  /** A sentence for a list of which only a part was read; null for a whole one. */
  readonly limits: string | null;
  /** The text of the status line: `Showing 1 to 20 of 64 developers`. */
  readonly status: string;
}

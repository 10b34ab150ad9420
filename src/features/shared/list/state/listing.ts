import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { Listing } from '#src/components/DataTable/types.ts';

interface ListingInput {
  /** A search or filter is set, which decides the text of an empty list. */
  readonly filtered: boolean;
  /** The server applied the search or a filter. */
  readonly serverFiltered?: boolean;
  /** Put before the server's message when the read failed: `Failed to load companies`. */
  readonly failure?: string;
}

/**
 * The state of a read for a table. A failed refresh keeps the rows of the last answer; only a list without rows is
 * shown as failed.
 */
export function toListing<Row>(
  read: Read<Page<Row>>,
  { filtered, serverFiltered = false, failure }: ListingInput,
): Listing<Row> {
  const { data, error, isLoading, isValidating, isPrevious, retry } = read;
  if (data) {
    const refreshing = isValidating || isPrevious;
    return {
      status: 'ready',
      rows: data.rows,
      total: data.total,
      refreshing,
      previous: isPrevious,
      serverFiltered,
      filtered,
    };
  }
  if (error && !isLoading) {
    const message = failure ? `${failure}. ${error.message}` : error.message;
    return { status: 'failed', message, onRetry: retry };
  }
  return { status: 'loading' };
}

/** A complete, unfiltered listing, for a table inside a dialog. */
export function allRows<Row>(rows: readonly Row[]): Listing<Row> {
  return { status: 'ready', rows, total: rows.length, refreshing: false, filtered: false };
}

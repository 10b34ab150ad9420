import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { Listing } from '#src/components/DataTable/types.ts';

/** The request whose answer is listed. */
export interface ListingFacts {
  /** Whether a search or filter is set, which decides the text of an empty list. */
  readonly filtered: boolean;
  /** Whether the server applied the search or filter. */
  readonly partial?: boolean;
  /** Put before the server's message when the read failed: `Failed to load companies`. */
  readonly failure?: string;
}

/**
 * The state of a read for a table. A failed refresh keeps the rows of the last answer; only a list without rows is
 * shown as failed.
 */
export function toListing<Row>(
  read: Read<Page<Row>>,
  { filtered, partial = false, failure }: ListingFacts,
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
      partial,
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

import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { Listing } from '#src/components/DataTable/types.ts';

/** How the rows were asked for. */
export interface ListingFacts {
  /** Whether a search or filter is set: decides what an empty list says. */
  readonly filtered: boolean;
  /** Whether the server itself left rows out by it. */
  readonly partial?: boolean;
  /** Stands before the server's sentence when the read failed (`Failed to load companies`). */
  readonly failure?: string;
}

/**
 * The state of a read as a table is told it. A refresh that failed leaves the rows that are there; only a list
 * that has none to show says that it failed.
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

/** Rows that are all there and are neither searched nor filtered, for a table inside a dialog. */
export function allRows<Row>(rows: readonly Row[]): Listing<Row> {
  return { status: 'ready', rows, total: rows.length, refreshing: false, filtered: false };
}

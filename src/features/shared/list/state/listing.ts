import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import type { Listing } from '#src/components/DataTable/types.ts';
import type { RefreshFailure } from './listState.ts';

interface ListingInput {
  /** A search or filter is set, which decides the text of an empty list. */
  readonly filtered: boolean;
  /** The server applied the search or a filter. */
  readonly serverFiltered?: boolean;
  /** Put before the server's message when the read failed: `Failed to load companies`. */
  readonly failure?: string;
}

/**
 * The state of a query for a table. A failed refresh keeps the rows of the last response; only a list without rows is
 * shown as failed.
 */
export function toListing<Row>(
  result: QueryResult<Page<Row>>,
  { filtered, serverFiltered = false, failure }: ListingInput,
): Listing<Row> {
  if (result.status === 'ready') {
    const { status, data, refreshing, isPrevious: previous } = result;
    return { status, rows: data.rows, total: data.total, refreshing, previous, serverFiltered, filtered };
  }
  if (result.status === 'failed') {
    const { status, error, retry } = result;
    return { status, message: failure ? `${failure}. ${error.message}` : error.message, onRetry: retry };
  }
  return { status: 'loading' };
}

/** The failure of the last refresh; null when the rows are of the last response. */
export function toRefreshFailure(result: QueryResult<unknown>): RefreshFailure | null {
  if (result.status !== 'ready' || !result.error) return null;
  return { message: result.error.message, onRetry: result.retry };
}

/** A complete, unfiltered listing, for a table inside a dialog. */
export function allRows<Row>(rows: readonly Row[]): Listing<Row> {
  return { status: 'ready', rows, total: rows.length, refreshing: false, filtered: false };
}

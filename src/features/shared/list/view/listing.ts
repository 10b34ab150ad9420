import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import type { Freshness } from '#src/components/DataTable/types.ts';
import type { PagedBy } from '#src/features/shared/list/describe/listQuery.ts';
import type { PageRequest } from './viewOf.ts';

/** The state of a list's rows. Screens get it by props and never infer it from missing data. */
export type Listing<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready';
      /** All rows that the list has: one page of them if the server pages. */
      readonly rows: readonly Row[];
      /** Number of rows on all pages. Equal to `rows.length` unless the server has more. */
      readonly total: number;
      readonly freshness: Freshness;
      /** True when the server applied the search or a filter: an id that is not in `rows` may still exist. */
      readonly serverFiltered?: boolean;
      /** True when a search or filter is set: an empty list then offers Clear filters. */
      readonly filtered: boolean;
    };

/** The last refresh failed; the rows are of an earlier response. */
export interface RefreshFailure {
  message: string;
  onRetry: () => void;
}

/** The page shown, counted from 1, and who pages. */
export interface ShownPage {
  readonly by: PagedBy;
  readonly page: number;
}

interface ListingInput {
  /** A search or filter is set, which decides the text of an empty list. */
  readonly filtered: boolean;
  /** The server applied the search or a filter. */
  readonly serverFiltered?: boolean;
}

/**
 * The state of a query for a list. A failed refresh keeps the rows of the last response; only a list without rows is
 * shown as failed.
 */
export function toListing<Row>(
  result: QueryResult<Page<Row>>,
  { filtered, serverFiltered = false }: ListingInput,
): Listing<Row> {
  if (result.status === 'ready') {
    const { status, data, refreshing, isPrevious } = result;
    const freshness = isPrevious ? 'previous' : refreshing ? 'refreshing' : 'fresh';
    return { status, rows: data.rows, total: data.total, freshness, serverFiltered, filtered };
  }
  if (result.status === 'failed') {
    const { status, error, retry } = result;
    return { status, message: error.message, onRetry: retry };
  }
  return { status: 'loading' };
}

/** The failure of the last refresh; null when the rows are of the last response. */
export function toRefreshFailure(result: QueryResult<unknown>): RefreshFailure | null {
  if (result.status !== 'ready' || !result.error) return null;
  return { message: result.error.message, onRetry: result.retry };
}

/** The page to view; null for a list without pages. Rows of the previous page keep its number of rows in all. */
export function toPageRequest(
  listing: Listing<unknown>,
  shown: ShownPage | null,
  size: number | undefined,
): PageRequest | null {
  if (!shown || size === undefined) return null;
  const { by, page: number } = shown;
  if (by === 'browser') return { number, size };
  if (listing.status !== 'ready') return { number, size, total: 0 };
  const { rows, total, freshness } = listing;
  // While deletions are in flight, `total` may be smaller than the number of the last row shown.
  const last = freshness === 'previous' || rows.length === 0 ? 0 : (number - 1) * size + rows.length;
  return { number, size, total: Math.max(total, last) };
}

/** Whether the listing has every row there is, so that an id which is not in it belongs to a deleted row. */
export function hasEveryRow(listing: Listing<unknown>, pagedBy: ShownPage['by'] | undefined): boolean {
  if (listing.status !== 'ready' || listing.freshness === 'previous') return false;
  return pagedBy !== 'server' && !listing.serverFiltered && listing.rows.length >= listing.total;
}

import { type PagingRange, pagingText } from '#src/lib/pagingRange.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { Listing } from './listing.ts';

/** Text of the status line of a list, a live region: `Showing 1 to 20 of 64 developers`. */
export function statusText(
  listing: Listing<unknown>,
  range: PagingRange,
  noun: { readonly one: string; readonly many: string },
): string {
  if (listing.status === 'failed') return '';
  if (listing.status === 'loading' || listing.freshness === 'previous') return 'Loading';
  // There are rows, but none matches.
  if (range.count === 0 && (listing.filtered || listing.rows.length > 0)) return 'No matches';
  const text = pagingText(range, noun);
  const truncated = Math.max(range.count, listing.rows.length) < listing.total;
  return truncated ? `${text} (${formatNumber(listing.total)} in all)` : text;
}

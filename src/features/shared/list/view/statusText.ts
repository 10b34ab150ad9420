import type { Page } from '#src/api/results/page.ts';
import { UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';
import { type PagingRange, pagingText } from '#src/lib/pagingRange.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { formatNumber } from '#src/lib/text.ts';

/** Text of the status line of a list, a live region: `Showing 1 to 20 of 64 developers`. */
export function statusText(
  read: QueryResult<Page<unknown>>,
  /** A search or filter is set. */
  filtered: boolean,
  range: PagingRange,
  noun: { readonly one: string; readonly many: string },
): string {
  if (read.status === 'failed') return '';
  if (read.status === 'loading' || read.isPrevious) return 'Loading';
  const { rows, total } = read.data;
  // There are rows, but none matches.
  if (range.count === 0 && (filtered || rows.length > 0)) return 'No matches';
  const text = pagingText(range, noun);
  const truncated = total !== UNKNOWN_TOTAL && Math.max(range.count, rows.length) < total;
  return truncated ? `${text} (${formatNumber(total)} in all)` : text;
}

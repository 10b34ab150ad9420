import { countOf, formatNumber } from './text.ts';

export interface PagingRange {
  /** The requested page, clamped to 1…pageCount. */
  page: number;
  pageCount: number;
  /** First and last row of the page, counted from 1; both 0 when there are no rows. */
  from: number;
  to: number;
  count: number;
}

/**
 * The rows of `count` that the page shows. Pages count from 1; there is always at least one. `rows` is the number of
 * rows that the page really has, when some may be missing.
 */
export function pagingRange(count: number, page: number, pageSize: number, rows = pageSize): PagingRange {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  const before = (shown - 1) * pageSize;
  return {
    page: shown,
    pageCount,
    from: count === 0 ? 0 : before + 1,
    to: Math.min(count, before + Math.min(rows, pageSize)),
    count,
  };
}

/** `Showing 1 to 20 of 64 developers`, or `No developers`. */
export function pagingText({ from, to, count }: PagingRange, noun: { one: string; many: string }): string {
  if (count === 0) return `No ${noun.many}`;
  if (to < from) return `Showing none of ${countOf(count, noun.one, noun.many)}`;
  return `Showing ${formatNumber(from)} to ${formatNumber(to)} of ${countOf(count, noun.one, noun.many)}`;
}

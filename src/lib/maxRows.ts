/**
 * The most rows that one request returns (spec sections 7 and 9). Dropdowns, and lists that are filtered in the browser,
 * request this many.
 */
export const MAX_ROWS = 1000;

/** The total of a response with `MAX_ROWS` rows that does not say how many there are. */
export const UNKNOWN_TOTAL = Number.POSITIVE_INFINITY;

/** Whether a response has every row. */
export function isWhole(page: { readonly rows: readonly unknown[]; readonly total: number }): boolean {
  return page.total <= page.rows.length;
}

/** The total of a response; null when it is unknown. */
export function countedTotal({ total }: { readonly total: number }): number | null {
  return total === UNKNOWN_TOTAL ? null : total;
}

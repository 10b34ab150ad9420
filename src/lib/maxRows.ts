/**
 * The most rows that one request returns (spec sections 7 and 9). Dropdowns, and lists that are filtered in the browser,
 * request this many.
 */
export const MAX_ROWS = 1000;

/**
 * Whether the response to a request of `MAX_ROWS` rows has every row. As many rows as were asked for may be a part of the
 * list, if the server did not send the total.
 */
export function isWhole(page: { readonly rows: readonly unknown[]; readonly total: number }): boolean {
  return page.total <= page.rows.length && page.rows.length < MAX_ROWS;
}

/**
 * The most rows that one request returns (spec sections 7 and 9). Dropdowns, and lists that are filtered in the browser,
 * request this many.
 */
export const MAX_ROWS = 1000;

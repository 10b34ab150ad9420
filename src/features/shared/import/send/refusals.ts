/** Rows in a row that got the same answer, which is not about the single row. */
export interface Refusals {
  /** The HTTP status; 0 for responses that were lost. */
  readonly status: number;
  readonly count: number;
}

export const noRefusals: Refusals = { status: 0, count: 0 };

/** So many equal refusals pause an import: the next row would get the same. */
export const MOST_REFUSALS = 10;

/** Refusals of the values of a row, or of a duplicate. */
const ABOUT_ROW = [400, 409, 422];

/** Counts a refusal with this status. */
export function countRefusal(before: Refusals, status: number): Refusals {
  if (ABOUT_ROW.includes(status)) return noRefusals;
  return { status, count: before.status === status ? before.count + 1 : 1 };
}

import { compareTexts } from '#src/lib/values/kind.ts';

type Value = string | number | null;

/** Compares two values that are there: numbers, then texts. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1;
  return typeof other === 'number' ? 1 : compareTexts(one, other);
}

/**
 * The positions of the rows in the order of a value. In both directions rows of one value keep their order, and rows
 * without a value (null, '', NaN) come last.
 */
export function sortOrder<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => Value,
  descending: boolean,
): readonly number[] {
  const values = rows.map((row) => {
    const value = sortValue(row);
    return value === '' || Number.isNaN(value) ? null : value;
  });
  return values
    .map((_, position) => position)
    .sort((a, b) => {
      const [one = null, other = null] = [values[a], values[b]];
      if (one === null || other === null) return Number(one === null) - Number(other === null) || a - b;
      return (descending ? compare(other, one) : compare(one, other)) || a - b;
    });
}

type Value = string | number | null;

/** English order: space, punctuation, digits, letters; accents and case decide only between equals. */
let collator: Intl.Collator | undefined;

/** Builds the collator, which takes milliseconds: by the first sort, or before it while the page is idle. */
export function prepareSorting(): Intl.Collator {
  collator ??= new Intl.Collator('en');
  return collator;
}

/** Compares two values that are there: numbers, then texts. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1;
  return typeof other === 'number' ? 1 : prepareSorting().compare(one, other);
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

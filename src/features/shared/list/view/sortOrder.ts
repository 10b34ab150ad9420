type Value = string | number | null;

interface Kept {
  readonly sortValue: unknown;
  readonly ranks: readonly number[];
  readonly orders: Map<boolean, readonly number[]>;
}

const keptOrders = new WeakMap<readonly unknown[], Kept>();

/** English order: space, punctuation, digits, letters; accents and case decide only between equals. */
let collator: Intl.Collator | undefined;

/** Builds the collator, which takes milliseconds: by the first sort, or before it while the page is idle. */
export function prepareSorting(): Intl.Collator {
  collator ??= new Intl.Collator('en');
  return collator;
}

/** The rank of a row without a value: behind all others, in both directions. */
const NO_VALUE = Number.MAX_SAFE_INTEGER;

const isText = (value: Value): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: Value): value is number => typeof value === 'number' && !Number.isNaN(value);

/** The rank of each value: numbers, then texts. Only different values are compared; names and statuses repeat often. */
function ranksOf(values: readonly Value[]): readonly number[] {
  const numbers = [...new Set(values.filter(isNumber))].sort((a, b) => a - b);
  const texts = [...new Set(values.filter(isText))].sort(prepareSorting().compare);
  const ranks = new Map([...numbers, ...texts].map((value, rank): [Value, number] => [value, rank]));
  return values.map((value) => ranks.get(value) ?? NO_VALUE);
}

function orderBy(ranks: readonly number[], descending: boolean): readonly number[] {
  const keys = descending ? ranks.map((rank) => (rank === NO_VALUE ? rank : -rank)) : ranks;
  const keyAt = (position: number) => keys[position] ?? NO_VALUE;
  return ranks.map((_, position) => position).sort((a, b) => keyAt(a) - keyAt(b) || a - b);
}

/**
 * The positions of the rows in the order of a value. In both directions rows of one value keep their order, and rows
 * without a value (null, '', NaN) come last. It is kept for each list of rows, so that a letter typed sorts nothing again.
 */
export function sortOrder<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => Value,
  descending: boolean,
): readonly number[] {
  const known = keptOrders.get(rows);
  const kept =
    known?.sortValue === sortValue
      ? known
      : { sortValue, ranks: ranksOf(rows.map(sortValue)), orders: new Map() };
  keptOrders.set(rows, kept);
  const order = kept.orders.get(descending) ?? orderBy(kept.ranks, descending);
  kept.orders.set(descending, order);
  return order;
}

import { sortStrings } from './sortStrings.ts';

/** The rank of every row in one sort order. Equal values share a rank; rows without a value have `count`. */
export interface Ranks {
  ranks: Uint32Array;
  /** How many different values there are. */
  count: number;
}

/** Ranks for sorting: numbers first, then texts alphabetically; null, NaN and '' count as no value. */
export function rankValues<Row>(rows: readonly Row[], valueIn: (row: Row) => string | number | null): Ranks {
  const numbers = new Map<number, number>();
  const texts = new Map<string, number>();
  // Only distinct values are sorted; names, companies and statuses repeat often.
  const entries = rows.map((row) => {
    const value = valueIn(row);
    if (value === null || value === '' || Number.isNaN(value)) return -1;
    return typeof value === 'number' ? entryOf(numbers, value) : -2 - entryOf(texts, value);
  });

  const numberRanks = new Uint32Array(numbers.size);
  Float64Array.from(numbers.keys())
    .sort()
    .forEach((value, rank) => {
      numberRanks[numbers.get(value) ?? 0] = rank;
    });
  const textRanks = new Uint32Array(texts.size);
  sortStrings([...texts.keys()]).forEach((entry, rank) => {
    textRanks[entry] = numbers.size + rank;
  });

  const count = numbers.size + texts.size;
  const ranks = Uint32Array.from(entries, (entry) => {
    if (entry === -1) return count;
    return (entry >= 0 ? numberRanks[entry] : textRanks[-2 - entry]) ?? count;
  });
  return { ranks, count };
}

function entryOf<Value>(entries: Map<Value, number>, value: Value): number {
  const known = entries.get(value);
  if (known !== undefined) return known;
  entries.set(value, entries.size);
  return entries.size - 1;
}

/**
 * The positions of the rows in rank order. In both directions, rows of equal rank keep their order and rows without
 * a value come last.
 */
export function orderByRank({ ranks, count }: Ranks, descending: boolean): Uint32Array {
  const next = new Uint32Array(count + 1);
  for (const rank of ranks) next[rank] = (next[rank] ?? 0) + 1;
  let place = 0;
  for (let i = 0; i <= count; i++) {
    const rank = descending && i < count ? count - 1 - i : i;
    const size = next[rank] ?? 0;
    next[rank] = place;
    place += size;
  }
  const order = new Uint32Array(ranks.length);
  for (let row = 0; row < ranks.length; row++) {
    const rank = ranks[row] ?? 0;
    const at = next[rank] ?? 0;
    order[at] = row;
    next[rank] = at + 1;
  }
  return order;
}

import { describe, expect, it } from 'vitest';
import { orderByRank, rankValues } from '#src/lib/ranks.ts';

function sorted(values: readonly (string | number | null)[], descending = false) {
  const order = orderByRank(
    rankValues(values, (value) => value),
    descending,
  );
  return Array.from(order, (i) => values[i]);
}

describe('ranks', () => {
  it('sorts numbers by size, not as text', () => {
    expect(sorted([10, 9, -1, 100])).toEqual([-1, 9, 10, 100]);
  });

  it('sorts rows without a value last in both directions', () => {
    expect(sorted(['b', null, 'a', '', Number.NaN])).toEqual(['a', 'b', null, '', Number.NaN]);
    expect(sorted(['b', null, 'a', ''], true)).toEqual(['b', 'a', null, '']);
  });

  it('keeps the given order of equal values in both directions', () => {
    const rows = ['b1', 'a1', 'b2', 'a2'];
    const ranks = rankValues(rows, (row) => row.slice(0, 1));
    const names = (descending: boolean) => Array.from(orderByRank(ranks, descending), (i) => rows[i]);
    expect(names(false)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(names(true)).toEqual(['b1', 'b2', 'a1', 'a2']);
  });
});

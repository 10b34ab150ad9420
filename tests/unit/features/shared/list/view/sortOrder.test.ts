import { describe, expect, it } from 'vitest';
import { sortOrder } from '#src/features/shared/list/view/sortOrder.ts';

function sorted(values: readonly (string | number | null)[], descending = false) {
  return sortOrder(values, (value) => value, descending).map((i) => values[i]);
}

describe('sort order', () => {
  it('sorts numbers by size, not as text', () => {
    expect(sorted([10, 9, -1, 100])).toEqual([-1, 9, 10, 100]);
    expect(sorted([10, 9, -1, 100], true)).toEqual([100, 10, 9, -1]);
  });

  it('sorts texts as an English reader expects: accents and case decide only between equals', () => {
    expect(sorted(['Zoe', 'éa', 'eb', 'b-1', 'B 1', 'a', 'A'])).toEqual([
      'a',
      'A',
      'B 1',
      'b-1',
      'éa',
      'eb',
      'Zoe',
    ]);
  });

  it('sorts names by the numbers in them', () => {
    expect(sorted(['Tower 2', 'Tower 10', 'Tower 1'])).toEqual(['Tower 1', 'Tower 2', 'Tower 10']);
  });

  it('sorts rows without a value last in both directions', () => {
    expect(sorted(['b', null, 'a', '', Number.NaN])).toEqual(['a', 'b', null, '', Number.NaN]);
    expect(sorted(['b', null, 'a', ''], true)).toEqual(['b', 'a', null, '']);
  });

  it('keeps the given order of equal values in both directions', () => {
    const rows = ['b1', 'a1', 'b2', 'a2'];
    const first = (row: string) => row.slice(0, 1);
    const names = (descending: boolean) => sortOrder(rows, first, descending).map((i) => rows[i]);
    expect(names(false)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(names(true)).toEqual(['b1', 'b2', 'a1', 'a2']);
  });
});

import { describe, expect, it } from 'vitest';
import {
  coverage,
  hiddenCount,
  idsBetween,
  selectedRows,
  selectedStatus,
  selectionText,
  withIds,
} from '#src/components/DataTable/selection/rowSelection.ts';

const ids = ['a', 'b', 'c', 'd'];
const idAt = (position: number) => ids[position] ?? '';

describe('selection', () => {
  it('adds and takes away without touching the given set', () => {
    const given = new Set(['a', 'z']);
    expect([...withIds(given, ['b', 'a'], true)]).toEqual(['a', 'z', 'b']);
    expect([...withIds(given, ['a', 'x'], false)]).toEqual(['z']);
    expect(given.size).toBe(2);
  });

  it.each([
    [[], 'none'],
    [['z'], 'none'],
    [['b'], 'some'],
    [['a', 'b', 'c', 'd', 'z'], 'all'],
  ])('%j covers %s of the rows', (selected, expected) => {
    expect(coverage(new Set(selected), ids.length, idAt)).toBe(expected);
  });

  it('covers nothing when there are no rows', () => {
    expect(coverage(new Set(['a']), 0, idAt)).toBe('none');
  });

  it('stops looking once it knows', () => {
    let asked = 0;
    coverage(new Set(['1']), 100_000, (position) => {
      asked++;
      return String(position);
    });
    expect(asked).toBe(2);
  });

  it('takes ranges in both directions', () => {
    expect(idsBetween(1, 3, idAt)).toEqual(['b', 'c', 'd']);
    expect(idsBetween(3, 1, idAt)).toEqual(['b', 'c', 'd']);
    expect(idsBetween(2, 2, idAt)).toEqual(['c']);
  });

  it('gives the selected rows in the shown order, those that a search hides last', () => {
    expect(selectedRows(ids, Uint32Array.of(3, 1), (id) => id !== 'c')).toEqual(['d', 'b', 'a']);
  });

  it('counts the selected rows that a search hides', () => {
    const id = (row: string) => row;
    expect(hiddenCount(new Set(['a', 'b']), ids, Uint32Array.of(1, 3), id)).toBe(1);
    expect(hiddenCount(new Set(['a', 'b']), ids, Uint32Array.of(), id)).toBe(2);
    expect(hiddenCount(new Set(), ids, Uint32Array.of(1), id)).toBe(0);
  });

  it('stops counting once no hidden one is left', () => {
    let asked = 0;
    const rows = Array.from({ length: 100_000 }, (_, i) => String(i));
    const view = Uint32Array.from(rows, (_, i) => i);
    hiddenCount(new Set(['0', '2']), rows, view, (row) => {
      asked++;
      return row;
    });
    expect(asked).toBe(3);
  });

  it.each([
    [2, 0, '2 selected'],
    [1, 1, '1 selected, not shown'],
    [3, 2, '3 selected, 2 not shown'],
    [1200, 1200, '1,200 selected, not shown'],
  ])('says of %i selected, %i hidden: %s', (selected, hidden, text) => {
    expect(selectionText(selected, hidden, false)).toBe(text);
  });

  it('says of a page of the server that the others are not on it', () => {
    expect(selectionText(37, 17, true)).toBe('37 selected, 17 not on this page');
    expect(selectedStatus(37, 17, true)).toBe('selected: 37, 17 not on this page');
    expect(selectionText(2, 2, true)).toBe('2 selected, not on this page');
  });
});

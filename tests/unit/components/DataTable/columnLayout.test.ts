import { describe, expect, it } from 'vitest';
import {
  cardHeight,
  clampWidth,
  emptyLayout,
  movedOrder,
  orderedIds,
  resizedWidths,
  toLayout,
  tracks,
} from '#src/components/DataTable/columnLayout.ts';
import type { Column } from '#src/components/DataTable/types.ts';

function column(id: string, more: Partial<Column<string>> = {}): Column<string> {
  return { id, header: id, text: (row) => row, width: 100, ...more };
}
const columns = [column('a'), column('b'), column('c')];

describe('a layout from storage', () => {
  it.each([
    [undefined],
    [null],
    ['text'],
    [7],
    [[]],
    [{ order: 'a', hidden: 3, widths: 'wide' }],
    [{ order: [1, null], hidden: [{}], widths: { a: '100', b: Number.NaN } }],
  ])('%j is none', (stored) => {
    expect(toLayout(stored)).toEqual(emptyLayout);
  });

  it('keeps what makes sense', () => {
    expect(toLayout({ order: ['b', 1, 'a'], hidden: ['a'], widths: { a: 80, b: null } })).toEqual({
      order: ['b', 'a'],
      hidden: ['a'],
      widths: { a: 80 },
    });
  });
});

describe('order', () => {
  it('puts columns that are new where they belong and drops those that are gone', () => {
    expect(orderedIds(columns, [])).toEqual(['a', 'b', 'c']);
    expect(orderedIds(columns, ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b']);
    expect(orderedIds(columns, ['b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('moves a column past its visible neighbour', () => {
    expect(movedOrder(['a', 'b', 'c'], ['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(movedOrder(['a', 'b', 'c'], ['a', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
    expect(movedOrder(['a', 'b', 'c'], ['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(movedOrder(['a', 'b', 'c'], ['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  });
});

describe('widths', () => {
  it('stay within what a column allows', () => {
    expect(clampWidth(column('a'), 10)).toBe(64);
    expect(clampWidth(column('a', { minWidth: 120 }), 10)).toBe(120);
    expect(clampWidth(column('a'), 99.6)).toBe(100);
    expect(clampWidth(column('a'), 5000)).toBe(800);
  });

  it('keep the columns before the dragged one as they are drawn, and leave those after it free', () => {
    expect(resizedWidths(columns, [150, 160, 170], 'b', 200, {})).toEqual({ a: 150, b: 200 });
    expect(resizedWidths(columns, [150, 160, 170], 'a', 70, { c: 90 })).toEqual({ a: 70, c: 90 });
  });

  it('become tracks: shares of what is left, or the width a person gave', () => {
    expect(tracks(columns, {})).toBe('minmax(100px, 100fr) minmax(100px, 100fr) minmax(100px, 100fr)');
    expect(tracks(columns, { a: 80 })).toBe('80px minmax(100px, 100fr) minmax(100px, 100fr)');
    expect(tracks(columns, { a: 80, b: 90, c: 70 })).toBe('80px 90px minmax(70px, 1fr)');
  });
});

describe('cards', () => {
  it('are as high as their title and lines, with room for controls', () => {
    const placed = [
      column('a', { card: 'title' }),
      column('b', { card: 'line' }),
      column('c', { card: 'line' }),
    ];
    expect(cardHeight(placed, [], false)).toBe(87);
    expect(cardHeight(placed, ['b'], false)).toBe(65);
    expect(cardHeight(placed, ['b'], true)).toBe(87);
  });

  it('show a title and two lines when no column has a place', () => {
    expect(cardHeight([...columns, column('d')], [], false)).toBe(87);
  });
});

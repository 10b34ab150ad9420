import { describe, expect, it } from 'vitest';
import {
  cardHeight,
  cardLine,
  clampWidth,
  leastHeight,
  resizedWidths,
} from '#src/components/DataTable/columns/columnLayout.ts';
import type { Column } from '#src/components/DataTable/types.ts';

function column(id: string, more: Partial<Column<string>> = {}): Column<string> {
  return { id, header: id, text: (row) => row, ...more };
}
const columns = [column('a'), column('b'), column('c')];

describe('widths', () => {
  it('stay within what a column allows', () => {
    expect(clampWidth(10)).toBe(64);
    expect(clampWidth(99.6)).toBe(100);
    expect(clampWidth(5000)).toBe(800);
  });

  it('keep the columns before the dragged one as they are drawn, and leave those after it free', () => {
    expect(resizedWidths(columns, [150, 160, 170], 'b', 200, {})).toEqual({ a: 150, b: 200 });
    expect(resizedWidths(columns, [150, 160, 170], 'a', 70, { c: 90 })).toEqual({ a: 70, c: 90 });
  });
});

describe('cards', () => {
  it('are as high as their title and lines, with room for controls', () => {
    const placed = [
      column('a', { card: 'title' }),
      column('b', { card: 'line' }),
      column('c', { card: 'line' }),
    ];
    expect(cardHeight(placed, [], 0)).toBe(87);
    expect(cardHeight(placed, ['b'], 0)).toBe(65);
    expect(cardHeight(placed, ['b'], 3)).toBe(77);
  });

  it('leave the first line its width when there are more than three controls', () => {
    const lines = [
      column('a', { card: 'title' }),
      column('b', { card: 'line' }),
      column('c', { card: 'line' }),
    ];
    expect(cardHeight(lines, [], 3)).toBe(81);
    expect(cardHeight(lines, [], 4)).toBe(99);
    expect(cardHeight([...lines, column('d', { card: 'line' })], [], 4)).toBe(103);
    expect(cardLine(0, 2, 3)).toEqual({ gridRow: '2 / 3', inlineSize: 'calc(100% - 128px)' });
    expect(cardLine(0, 2, 4)).toEqual({ gridRow: 2 });
    // In the middle of the controls' height.
    expect(cardLine(1, 2, 4)).toEqual({ gridRow: '3 / 5', inlineSize: 'calc(100% - 172px)' });
    expect(cardLine(1, 2, 0)).toEqual({ gridRow: 3 });
  });

  it('show a title and two lines when no column has a place', () => {
    expect(cardHeight([...columns, column('d')], [], 0)).toBe(87);
  });
});

describe('the height below which a table is not pressed', () => {
  it('is that of its few rows', () => {
    expect(leastHeight(3, 40)).toBe(36 + 3 * 40 + 44 + 1);
  });

  it('shows some of many, and is left to the styles without rows', () => {
    expect(leastHeight(1000, 40)).toBe(240);
    expect(leastHeight(0, 40)).toBeUndefined();
  });
});

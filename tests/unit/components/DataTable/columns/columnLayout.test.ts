import { describe, expect, it } from 'vitest';
import {
  cardColumns,
  cardHeight,
  cardLine,
  leastHeight,
  resizedWidths,
} from '#src/components/DataTable/columns/columnLayout.ts';
import type { Column } from '#src/components/DataTable/types.ts';

function column(id: string, more: Partial<Column<string>> = {}): Column<string> {
  return { id, header: id, text: (row) => row, ...more };
}
const columns = [column('a'), column('b'), column('c')];

describe('widths', () => {
  it('keep the columns before the dragged one as they are drawn, and leave those after it free', () => {
    expect(resizedWidths(columns, [150, 160, 170], 'b', 200, {})).toEqual({ a: 150, b: 200 });
    expect(resizedWidths(columns, [150, 160, 170], 'a', 70, { c: 90 })).toEqual({ a: 70, c: 90 });
  });
});

describe('cards', () => {
  const lines = [
    column('a', { card: 'title' }),
    column('b', { card: 'last' }),
    column('c', { card: 'line' }),
    column('d'),
  ];

  it('are as high as their title and lines, and have a line for the controls', () => {
    expect(cardHeight(lines, [], 0, false)).toBe(87);
    expect(cardHeight(lines, [], 4, false)).toBe(87);
    expect(cardHeight(lines, ['b'], 3, false)).toBe(65);
    expect(cardHeight(lines, ['b', 'c'], 0, false)).toBe(43);
    expect(cardHeight(lines, ['b', 'c'], 1, false)).toBe(65);
  });

  it('have the controls beside their last line', () => {
    expect(cardColumns(lines).map(({ column: { id } }) => id)).toEqual(['a', 'c', 'b']);
    const card = { title: 1, lines: 2, controls: 3, halves: false } as const;
    expect(cardLine(0, card)).toEqual({ gridRow: 2 });
    expect(cardLine(1, card)).toEqual({ gridRow: 3, inlineSize: 'calc(100% - 128px)' });
    expect(cardLine(1, { ...card, controls: 0 })).toEqual({ gridRow: 3 });
  });

  it('have two lines beside each other where there is room, but none beside the last one with the controls', () => {
    const four = [...lines, column('e', { card: 'line' })];
    expect(cardHeight(four, [], 3, false)).toBe(109);
    expect(cardHeight(four, [], 3, true)).toBe(87);
    expect(cardHeight(four, ['e'], 3, true)).toBe(87);
    expect(cardHeight(four, [], 0, true)).toBe(87);
    const card = { title: 1, lines: 3, controls: 3, halves: true } as const;
    expect(cardLine(0, card)).toEqual({ gridRow: 2, inlineSize: 'calc(50% - 8px)' });
    expect(cardLine(1, card)).toEqual({ gridRow: 2, inlineSize: '50%', justifySelf: 'end' });
    expect(cardLine(2, card)).toEqual({ gridRow: 3, inlineSize: 'calc(100% - 128px)' });
    expect(cardLine(0, { ...card, lines: 2 })).toEqual({ gridRow: 2 });
  });

  it('have a title of two rows on a phone where its texts need them', () => {
    const tall = [column('a', { card: 'title', cardRows: 2 }), ...lines.slice(1)];
    expect(cardHeight(tall, [], 3, false)).toBe(109);
    expect(cardHeight(tall, [], 3, true)).toBe(87);
    expect(cardLine(0, { title: 2, lines: 2, controls: 3, halves: false })).toEqual({ gridRow: 3 });
  });

  it('show a title and two lines when no column has a place', () => {
    expect(cardHeight([...columns, column('d')], [], 0, false)).toBe(87);
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

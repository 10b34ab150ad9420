import { describe, expect, it } from 'vitest';
import {
  gridProperties,
  leastHeight,
  resizedWidths,
} from '#src/components/DataTable/columns/columnLayout.ts';
import { toRowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Column } from '#src/components/DataTable/types.ts';

function column(id: string, more: Partial<Column<string>> = {}): Column<string> {
  return { id, header: id, text: (row) => row, ...more };
}

function gridOf(shown: readonly Column<string>[], widths: Record<string, number> = {}) {
  const template = toRowTemplate({
    tableId: 't',
    columns: shown,
    all: shown,
    rowName: (row: string) => row,
    selectable: false,
    linked: false,
    expandable: false,
    actions: [],
    title: undefined,
    card: null,
  });
  return gridProperties(template, widths);
}
const columns = [column('a'), column('b'), column('c')];

describe('widths', () => {
  it('keep the columns before the dragged one as they are drawn, and leave those after it free', () => {
    expect(resizedWidths(columns, [150, 160, 170], 'b', 200, {})).toEqual({ a: 150, b: 200 });
    expect(resizedWidths(columns, [150, 160, 170], 'a', 70, { c: 90 })).toEqual({ a: 70, c: 90 });
  });
});

describe('the height below which a table is not pressed', () => {
  it('is that of its few rows', () => {
    expect(leastHeight(3, 40)).toBe(`${(36 + 3 * 40 + 44 + 1) / 16}rem`);
  });

  it('shows some of many, and is left to the styles without rows', () => {
    expect(leastHeight(1000, 40)).toBe('15rem');
    expect(leastHeight(0, 40)).toBeUndefined();
  });
});

describe('the grid of a table', () => {
  const name = column('name', { ch: 17, share: 22 });
  const note = column('wide header', { ch: 5, sortValue: () => 1 });
  const count = column('count', { ch: 6, align: 'end' });

  it('has room for the content of a column, or its header with the arrow of a sort', () => {
    expect(gridOf([name, note])).toEqual({
      '--columns': 'minmax(calc(max(17ch, 3.4ch) + 20px), 22fr) calc(max(5ch, 9.3ch + 18px) + 20px)',
      '--width': 'calc(max(17ch, 3.4ch) + 20px + max(5ch, 9.3ch + 18px) + 20px)',
    });
  });

  it('gives the remaining room to texts, and to the last column of a table without one', () => {
    expect(String(gridOf(columns)['--columns']).match(/[\d.]+fr/gu)).toEqual(['13fr', '13fr', '13fr']);
    expect(gridOf([name, count])['--columns']).toMatch(/ calc\(max\(6ch, 4.3ch\) \+ 20px\)$/u);
    expect(gridOf([count])['--columns']).toBe('minmax(calc(max(6ch, 4.3ch) + 20px), 1fr)');
  });

  it('follows the widths that a user set', () => {
    expect(gridOf([name, note], { name: 80 })['--columns']).toMatch(/^calc\(80px\) minmax\(/u);
    expect(gridOf([name, note], { name: 80, 'wide header': 90 })['--columns']).toBe(
      'calc(80px) minmax(calc(90px), 1fr)',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { toGrid } from '#src/components/DataTable/columns/grid.ts';
import { toRowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Column } from '#src/components/DataTable/types.ts';

function column(id: string, more: Partial<Column<string>> = {}): Column<string> {
  return { id, header: id, text: (row) => row, ...more };
}

const sizes = {
  name: { least: 140, natural: 180 },
  note: { least: 140, natural: 380 },
  date: { least: 136, natural: 136 },
};

function gridOf(columns: readonly Column<string>[], widths: Record<string, number> = {}, room = 0) {
  const template = toRowTemplate({
    tableId: 't',
    columns,
    rowName: (row: string) => row,
    selectable: false,
    all: columns,
    linked: false,
    expandable: false,
    actions: [],
    title: undefined,
    card: null,
  });
  return toGrid({ template, widths, sizes, room });
}

const columns = [column('name'), column('note'), column('date')];

describe('the grid of a table', () => {
  it('shares the room in proportion to what the columns hold', () => {
    expect(gridOf(columns).properties['--columns']).toBe(
      'minmax(140px, 180fr) minmax(140px, 380fr) minmax(136px, 136fr)',
    );
    expect(gridOf(columns).width).toBe(416);
  });

  it('gives the remaining room to texts, and to the last column of a table of numbers', () => {
    const count = column('date', { align: 'end' });
    expect(gridOf([column('name'), count]).properties['--columns']).toBe('minmax(140px, 180fr) 136px');
    expect(gridOf([count]).properties['--columns']).toBe('minmax(136px, 1fr)');
  });

  it('gives texts more than their least width when the table scrolls anyway', () => {
    expect(gridOf(columns, {}, 416).width).toBe(416);
    expect(gridOf(columns, {}, 415).width).toBe(180 + 240 + 136);
  });

  it('follows the widths that a user set', () => {
    expect(gridOf(columns, { name: 80 }).properties['--columns']).toBe(
      '80px minmax(140px, 380fr) minmax(136px, 136fr)',
    );
    expect(gridOf(columns, { name: 80, note: 90, date: 70 }).properties['--columns']).toBe(
      '80px 90px minmax(70px, 1fr)',
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  foldedCount,
  leastHeight,
  resizedWidths,
  sharedWidths,
  tableGrid,
  textWidths,
} from '#src/components/DataTable/columns/columnLayout.ts';
import { toRowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Column } from '#src/components/DataTable/types.ts';

function column(id: string, more: Partial<Column<string>> = {}): Column<string> {
  return { id, header: id, text: (row) => row, ...more };
}

interface Given {
  readonly widths?: Record<string, number>;
  readonly rows?: readonly string[];
  readonly width?: number;
  readonly actions?: number;
}

/** A digit is 10 px wide. */
function gridOf(shown: readonly Column<string>[], given: Given = {}) {
  const { widths = {}, rows = [], width = 0, actions = 0 } = given;
  const template = toRowTemplate({
    tableId: 't',
    columns: shown,
    all: shown,
    rowName: (row: string) => row,
    selectable: actions > 0,
    linked: false,
    expandable: false,
    actions: Array.from({ length: actions }, (_, i) => ({
      id: `${i}`,
      label: 'View',
      icon: null,
      onSelect: () => {},
    })),
    title: undefined,
    card: null,
  });
  return tableGrid({ template, widths, texts: textWidths(shown, rows), room: { width, digit: 10 } });
}

const tracksOf = (...args: Parameters<typeof gridOf>) => gridOf(...args).style['--columns'];
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
  const name = column('name', { ch: 17, grows: true, hideable: false });
  const note = column('wide header', { ch: 5, sortValue: () => 1 });
  const count = column('count', { ch: 6, align: 'end' });

  it('has room for the content of a column, or its header with the arrow of a sort', () => {
    expect(gridOf([name, note]).style).toMatchObject({ '--columns': '190px 132px', '--width': '322px' });
  });

  it('has room for what is after a text', () => {
    expect(tracksOf([{ ...name, afterCh: 3 }])).toBe('220px');
  });

  it('gives the remaining room to texts, and to the last column of a table without one', () => {
    expect(tracksOf(columns, { width: 480 })).toBe('160px 160px 160px');
    expect(tracksOf([name, count], { width: 300 })).toBe('220px 80px');
    expect(tracksOf([count, count], { width: 300 })).toBe('80px 220px');
  });

  it('first shows the whole of each text', () => {
    const rows = ['short', 'a text of thirty-two letters, so'];
    const short = column('a', { text: () => 'x' });
    expect(tracksOf([short, name], { rows, width: 450 })).toBe('171px 279px');
    expect(tracksOf([short, name], { rows, width: 482 })).toBe('187px 295px');
  });

  it('counts figures and wide letters as wider than narrow ones', () => {
    const long = column('long', { text: () => 'a text of thirty-two letters, so' });
    const widthOf = (text: string) =>
      tracksOf([column('a', { text: () => text }), long], { rows: [''], width: 440 })
        ?.toString()
        .split(' ')[0];
    expect(widthOf('1234567-1234567-12')).toBe('209px');
    expect(widthOf('mmmmmmmmmmmmm')).toBe('202px');
    expect(widthOf('mmmmmmmmmmmmlllll')).toBe('216px');
  });

  it('shows texts of usual length where the table scrolls anyway', () => {
    const rows = ['a text of thirty-two letters, so'];
    expect(tracksOf([name, note], { rows, width: 200 })).toBe('220px 132px');
    expect(tracksOf([name, note], { rows: ['short'], width: 200 })).toBe('190px 132px');
    const oneLong = [...Array.from({ length: 10 }, () => 'short'), ...rows];
    expect(tracksOf([name, note], { rows: oneLong, width: 200 })).toBe('190px 132px');
  });

  it('follows the widths that a user set', () => {
    expect(tracksOf([name, note], { widths: { name: 80 }, width: 400 })).toBe('80px 320px');
  });

  it('has its name and actions in sight while there is too little room for all columns, but enough between them', () => {
    const all = [name, ...columns];
    expect(gridOf(all, { width: 1000, actions: 4 })).toMatchObject({ hidden: 0, sticks: false });
    expect(gridOf(all, { width: 800, actions: 4 })).toMatchObject({
      hidden: 20,
      sticks: true,
      stuck: { start: 230, end: 140 },
    });
    expect(gridOf(all, { width: 800, actions: 4 }).style).toMatchObject({
      '--before-name': '40px',
      '--stuck-start': '230px',
      '--stuck-end': '140px',
    });
    expect(gridOf(all, { width: 600, actions: 4 })).toMatchObject({ hidden: 220, sticks: false });
    expect(gridOf(all, { width: 600, actions: 4 }).style).toMatchObject({ '--stuck-end': '0px' });
  });
});

describe('room that columns share', () => {
  it('is used up to the last px', () => {
    const grows = { least: 50, wanted: 60, grows: true };
    expect(sharedWidths([grows, grows, grows], 200)).toEqual([67, 67, 66]);
  });

  it('goes to columns that grow last when all others show their longest text', () => {
    const first = { least: 50, wanted: 90, grows: true };
    const last = { least: 50, wanted: 90, grows: 'last' } as const;
    expect(sharedWidths([last, first], 140)).toEqual([50, 90]);
    expect(sharedWidths([last, first], 160)).toEqual([70, 90]);
  });
});

describe('columns that fold', () => {
  const folding = (id: string) => column(id, { folds: true });
  const shown = [column('a'), folding('b'), column('c'), folding('d')];
  const parts = { selectable: false, expandable: false, actions: [] };
  const foldedAt = (width: number) => foldedCount(shown, parts, {}, { width, digit: 10 });

  it('are left out from the last on, as many as it takes, before the table scrolls', () => {
    expect(foldedAt(600)).toBe(0);
    expect(foldedAt(599)).toBe(1);
    expect(foldedAt(449)).toBe(2);
    expect(foldedAt(100)).toBe(2);
  });

  it('are there until the table is measured', () => expect(foldedAt(0)).toBe(0));
});

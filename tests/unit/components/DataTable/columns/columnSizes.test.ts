import { describe, expect, it } from 'vitest';
import { columnSizes, grownSizes } from '#src/components/DataTable/columns/columnSizes.ts';
import { createTextWidth } from '#src/components/DataTable/columns/textWidth.ts';
import type { Column } from '#src/components/DataTable/types.ts';

/** Every character is 10 px wide. */
const textWidth = (text: string) => text.length * 10;

function sizeOf(column: Partial<Column<string>>, rows: readonly string[]) {
  return columnSizes([{ id: 'a', header: '', text: (row) => row, ...column }], rows, textWidth)['a'];
}

const names = Array.from({ length: 20 }, (_, i) => 'n'.repeat(i + 1));

describe('the size of a column', () => {
  it('has room for its longest figure, badge or id, and for what its cells draw besides', () => {
    expect(sizeOf({ numeric: true }, ['1', '12345', '12'])).toEqual({ least: 70, natural: 70 });
    expect(sizeOf({ whole: true, room: 25 }, ['On', 'Off'])).toEqual({ least: 75, natural: 75 });
  });

  it('finds the longest of a hundred thousand', () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => (i === 77_777 ? '1234567890' : '1'));
    expect(sizeOf({ numeric: true }, rows)?.least).toBe(120);
  });

  it('follows a sample without reading the rows', () => {
    const text = () => {
      throw new Error('A row was read.');
    };
    expect(sizeOf({ numeric: true, sample: '2026-11-20', text }, ['a'])?.least).toBe(120);
  });

  it('lets most texts be whole and cuts the longest ones', () => {
    expect(sizeOf({}, names)).toEqual({ least: 160, natural: 210 });
    expect(sizeOf({}, [...names.slice(0, 7), 'n'.repeat(80)])).toEqual({ least: 160, natural: 160 });
    expect(sizeOf({}, ['Basic', 'Premium'])).toEqual({ least: 90, natural: 90 });
  });

  it('gives a description no more than its share', () => {
    expect(sizeOf({}, ['d'.repeat(300)])).toEqual({ least: 160, natural: 380 });
  });

  it('counts the header, with the arrow of a column that can be sorted', () => {
    expect(sizeOf({ header: 'Thirteenchars', numeric: true }, ['1'])?.least).toBe(140);
    expect(sizeOf({ header: 'Thirteenchars', numeric: true, sortValue: (row) => row }, ['1'])?.least).toBe(
      158,
    );
  });

  it('has a limit', () => {
    expect(sizeOf({ numeric: true }, ['1'.repeat(500)])?.least).toBe(800);
  });
});

it('sizes only grow, and stay the same object until one does', () => {
  const before = { a: { least: 80, natural: 100 }, b: { least: 70, natural: 70 } };
  expect(grownSizes(before, { a: { least: 60, natural: 100 }, b: { least: 70, natural: 20 } })).toBe(before);
  expect(grownSizes(before, { a: { least: 90, natural: 10 }, b: { least: 70, natural: 70 } })).toEqual({
    a: { least: 90, natural: 100 },
    b: { least: 70, natural: 70 },
  });
});

describe('the width of a text', () => {
  const asked: string[] = [];
  const width = createTextWidth((text) => {
    asked.push(text);
    return [...text].length * (text === 'i' ? 2 : 8);
  }, 9);

  it('is the sum of its characters, each measured once', () => {
    expect(width('ii')).toBe(4);
    expect(width('iia')).toBe(12);
    expect(asked).toEqual(['i', 'a']);
  });

  it('takes every digit for a tabular one', () => {
    asked.length = 0;
    expect(width('1987')).toBe(36);
    expect(asked).toEqual([]);
  });

  it('measures other scripts whole, because their letters join', () => {
    asked.length = 0;
    expect(width('نورة 1')).toBe(49);
    expect(asked).toEqual(['نورة ']);
  });
});

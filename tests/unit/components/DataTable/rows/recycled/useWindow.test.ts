import { describe, expect, it } from 'vitest';
import {
  firstRow,
  positionsOf,
  scrollTopFor,
  windowOf,
} from '#src/components/DataTable/rows/recycled/useWindow.ts';

const input = { count: 1000, virtual: true, first: 0, scrolled: false, viewport: 600, rowHeight: 40 };

/** Whether every row that can be seen at this scroll position is drawn. */
function coversSight(scrollTop: number, count: number): boolean {
  const { start, end } = windowOf({ ...input, count, scrolled: true, first: firstRow(scrollTop, 40) });
  const firstSeen = Math.floor(scrollTop / 40);
  const lastSeen = Math.min(count, Math.ceil((scrollTop + 600) / 40));
  return start <= firstSeen && end >= lastSeen;
}

describe('window', () => {
  it('draws all rows of a short page', () => {
    expect(windowOf({ ...input, count: 50, virtual: false })).toEqual({ start: 0, end: 50 });
  });

  it('draws the visible rows and few more before the first scroll', () => {
    expect(windowOf(input)).toEqual({ start: 0, end: 18 });
    expect(windowOf({ ...input, first: 100, scrolled: true })).toEqual({ start: 96, end: 121 });
  });

  it('draws every row in sight, wherever one scrolls', () => {
    const missing = Array.from({ length: 40_000 - 600 }, (_, top) => top).filter(
      (top) => !coversSight(top, 1000),
    );
    expect(missing).toEqual([]);
  });

  it('ends at the last row, also when fewer rows are left than were scrolled past', () => {
    expect(windowOf({ ...input, first: 994, scrolled: true })).toEqual({ start: 980, end: 1000 });
    expect(windowOf({ ...input, count: 3, first: 500, scrolled: true })).toEqual({ start: 0, end: 3 });
    expect(windowOf({ ...input, count: 0 })).toEqual({ start: 0, end: 0 });
  });
});

describe('positions to draw', () => {
  it.each([
    [null, [10, 11, 12]],
    [11, [10, 11, 12]],
    [3, [3, 10, 11, 12]],
    [40, [10, 11, 12, 40]],
  ])('with the cursor at %s they are in reading order', (kept, expected) => {
    expect(positionsOf({ start: 10, end: 13 }, kept)).toEqual(expected);
  });
});

describe('scrolling to a row', () => {
  const place = { scrollTop: 400, viewport: 600, rowHeight: 40, header: 36, below: 0 };

  it.each([
    ['in sight', 12, null],
    ['the first in sight', 10, null],
    ['above', 9, 360],
    ['below', 30, 676],
    ['half below', 23, null],
    ['cut by the edge', 24, 436],
  ])('%s', (_, position, expected) => {
    expect(scrollTopFor(position, place)).toBe(expected);
  });

  it('keeps clear of what floats over the end', () => {
    expect(scrollTopFor(23, { ...place, below: 64 })).toBe(460);
  });
});

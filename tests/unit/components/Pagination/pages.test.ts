import { describe, expect, it } from 'vitest';
import { pageMarks } from '#src/components/Pagination/Pagination.tsx';

/** `1 … 4 5 6 … 12` */
function written(page: number, pageCount: number): string {
  return pageMarks(page, pageCount)
    .map((mark) => (mark.type === 'gap' ? '…' : mark.page))
    .join(' ');
}

describe('pageMarks shows first, last, current and its neighbours', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 7, '1 2 … 7'],
    [5, 12, '1 … 4 5 6 … 12'],
    [12, 12, '1 … 11 12'],
    [7, 10_000, '1 … 6 7 8 … 10000'],
  ])('page %i of %i', (page, count, marks) => expect(written(page, count)).toBe(marks));

  it.each([
    [1, 4, '1 2 … 4'],
    [3, 7, '1 2 3 4 … 7'],
    [4, 12, '1 … 3 4 5 … 12'],
    [9, 12, '1 … 8 9 10 … 12'],
    [4, 7, '1 … 3 4 5 … 7'],
  ])('a single page that is left out is a gap as well: %i of %i', (page, count, marks) =>
    expect(written(page, count)).toBe(marks),
  );

  it('gives every gap an id of its own', () => {
    const ids = pageMarks(5, 12).flatMap((mark) => (mark.type === 'gap' ? [mark.id] : []));
    expect(new Set(ids).size).toBe(2);
  });
});

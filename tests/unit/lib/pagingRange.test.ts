import { describe, expect, it } from 'vitest';
import { pagingRange, pagingText } from '#src/lib/pagingRange.ts';

const noun = { one: 'developer', many: 'developers' };

describe('paging range', () => {
  it.each([
    [64, 1, 20, 'Showing 1 to 20 of 64 developers', 1, 4],
    [64, 4, 20, 'Showing 61 to 64 of 64 developers', 4, 4],
    [64, 9, 20, 'Showing 61 to 64 of 64 developers', 4, 4],
    [64, 0, 20, 'Showing 1 to 20 of 64 developers', 1, 4],
    [64, Number.NaN, 20, 'Showing 1 to 20 of 64 developers', 1, 4],
    [40, 2, 20, 'Showing 21 to 40 of 40 developers', 2, 2],
    [1, 1, 20, 'Showing 1 to 1 of 1 developer', 1, 1],
    [0, 1, 20, 'No developers', 1, 1],
    [100_000, 1, 100_000, 'Showing 1 to 100,000 of 100,000 developers', 1, 1],
  ])('%i rows, page %i of %i: %s', (count, page, pageSize, text, shown, pageCount) => {
    const range = pagingRange(count, page, pageSize);
    expect(pagingText(range, noun)).toBe(text);
    expect(range).toMatchObject({ page: shown, pageCount });
  });

  it.each([
    [36, 1, 18, 'Showing 1 to 18 of 36 developers'],
    [36, 2, 15, 'Showing 21 to 35 of 36 developers'],
    [13, 1, 0, 'Showing none of 13 developers'],
  ])('%i rows, page %i of 20 with only %i rows: %s', (count, page, rows, text) => {
    expect(pagingText(pagingRange(count, page, 20, rows), noun)).toBe(text);
  });
});

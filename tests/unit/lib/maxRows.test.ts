import { expect, it } from 'vitest';
import { countedTotal, isWhole, MAX_ROWS, UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';

it.each([
  ['no rows', 0, 0, true],
  ['all rows', 3, 3, true],
  ['fewer rows than the total', 3, 1200, false],
  ['as many rows as were asked for, without a total', MAX_ROWS, UNKNOWN_TOTAL, false],
])('an answer with %s', (_, length, total, whole) => {
  expect(isWhole({ rows: Array.from({ length }), total })).toBe(whole);
});

it('an unknown total is no number', () => {
  expect([countedTotal({ total: 3 }), countedTotal({ total: UNKNOWN_TOTAL })]).toEqual([3, null]);
});

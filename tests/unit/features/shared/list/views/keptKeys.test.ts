import { expect, it } from 'vitest';
import { isKeyed, keptKeys } from '#src/features/shared/list/views/keptKeys.ts';

const first = keptKeys([], ['a', 'b', 'c']);
const keysOf = (names: readonly string[]) => keptKeys(first, names).map(({ key }) => key);

it('gives every name a key of its own', () => {
  expect(first.map(({ key }) => key)).toEqual([0, 1, 2]);
});

it('keeps the key of a renamed one', () => {
  expect(keysOf(['a', 'x', 'c'])).toEqual([0, 1, 2]);
});

it('keeps the other keys when a name is removed, added or restored', () => {
  expect(keysOf(['a', 'c'])).toEqual([0, 2]);
  expect(keysOf(['a', 'b', 'c', 'd'])).toEqual([0, 1, 2, 3]);
  expect(keysOf(['x', 'a', 'b', 'c'])).toEqual([3, 0, 1, 2]);
});

it('treats a removed name and one added at the end as two names', () => {
  expect(keysOf(['a', 'c', 'x'])).toEqual([0, 2, 3]);
});

it('isKeyed compares names', () => {
  expect(isKeyed(first, ['a', 'b', 'c'])).toBe(true);
  expect(isKeyed(first, ['a', 'x', 'c'])).toBe(false);
  expect(isKeyed(first, ['a', 'b'])).toBe(false);
});

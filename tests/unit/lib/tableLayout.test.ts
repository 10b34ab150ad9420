import { describe, expect, it } from 'vitest';
import {
  emptyLayout,
  initialLayout,
  isDefaultLayout,
  movedOrder,
  orderedIds,
  shownColumns,
  toLayout,
} from '#src/lib/tableLayout.ts';

const columns = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe("the table's own layout", () => {
  it('is the empty one, and one whose columns are back in their place', () => {
    expect(isDefaultLayout(columns, emptyLayout)).toBe(true);
    expect(isDefaultLayout(columns, { ...emptyLayout, order: ['a', 'b', 'c'] })).toBe(true);
    expect(isDefaultLayout(columns, { ...emptyLayout, order: ['a', 'gone', 'b', 'c'] })).toBe(true);
  });

  it.each([
    [{ ...emptyLayout, order: ['b', 'a', 'c'] }],
    [{ ...emptyLayout, hidden: ['b'] }],
    [{ ...emptyLayout, widths: { c: 120 } }],
  ])('%j is none', (layout) => {
    expect(isDefaultLayout(columns, layout)).toBe(false);
  });
});

describe('a layout from storage', () => {
  it.each([
    [undefined],
    [null],
    ['text'],
    [7],
    [[]],
    [{ order: 'a', hidden: 3, widths: 'wide' }],
    [{ order: [1, null], hidden: [{}], widths: { a: '100', b: Number.NaN } }],
  ])('%j is none', (stored) => {
    expect(toLayout(stored)).toEqual(emptyLayout);
  });

  it('has each column once, and widths that a user can set', () => {
    const stored = { order: ['b', 'a', 'b'], hidden: ['c', 'c'], widths: { a: -1e99, b: 99.6, c: 1e300 } };
    expect(toLayout(stored)).toEqual({ order: ['b', 'a'], hidden: ['c'], widths: { a: 64, b: 100, c: 800 } });
  });

  it('keeps what makes sense', () => {
    expect(toLayout({ order: ['b', 1, 'a'], hidden: ['a'], widths: { a: 80, b: null } })).toEqual({
      order: ['b', 'a'],
      hidden: ['a'],
      widths: { a: 80 },
    });
  });
});

describe('the visible columns', () => {
  const named = columns.map(({ id }) => ({ id, hideable: id !== 'a' }));
  const idsOf = (layout: Partial<typeof emptyLayout>) =>
    shownColumns(named, { ...emptyLayout, ...layout }).map(({ id }) => id);

  it('are in the order of the layout, without those that are hidden', () => {
    expect(idsOf({})).toEqual(['a', 'b', 'c']);
    expect(idsOf({ order: ['c', 'b', 'a'], hidden: ['b'] })).toEqual(['c', 'a']);
  });

  it('have each that cannot be hidden', () => expect(idsOf({ hidden: ['a'] })).toContain('a'));
});

describe('order', () => {
  it('puts columns that are new where they belong and drops those that are gone', () => {
    expect(orderedIds(columns, [])).toEqual(['a', 'b', 'c']);
    expect(orderedIds(columns, ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b']);
    expect(orderedIds(columns, ['b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('moves a column past its visible neighbour', () => {
    expect(movedOrder(['a', 'b', 'c'], ['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(movedOrder(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'], 'b', 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(movedOrder(['a', 'b', 'c', 'd'], ['a', 'c', 'd'], 'a', 1)).toEqual(['b', 'c', 'a', 'd']);
    expect(movedOrder(['a', 'b', 'c'], ['a', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
    expect(movedOrder(['a', 'b', 'c'], ['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(movedOrder(['a', 'b', 'c'], ['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  });
});

it('a column that is initially hidden is hidden until a layout is stored', () => {
  const own = [{ id: 'a' }, { id: 'b', initiallyHidden: true }];
  const initial = initialLayout(own);
  expect(initial.hidden).toEqual(['b']);
  expect(toLayout(undefined, initial)).toBe(initial);
  expect(toLayout({ hidden: [] }, initial).hidden).toEqual([]);
  expect(isDefaultLayout(own, initial)).toBe(true);
  expect(isDefaultLayout(own, emptyLayout)).toBe(false);
});

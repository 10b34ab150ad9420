import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investorList } from '#src/features/investors/investorList.ts';
import { toSavedViews } from '#src/features/shared/list/views/savedViews.ts';
import { maxWidth, minWidth, orderedIds, toLayout } from '#src/lib/tableLayout.ts';
import { anyText, forAll } from '../../../../properties.ts';

const { columns, params } = investorList;
const id = fc.oneof(fc.constantFrom(...columns.map((column) => column.id), '__proto__'), anyText);
const layout = fc.record(
  {
    order: fc.oneof(fc.array(fc.oneof(id, fc.jsonValue())), fc.jsonValue()),
    hidden: fc.oneof(fc.array(id), fc.jsonValue()),
    widths: fc.oneof(fc.dictionary(id, fc.oneof(fc.double(), fc.jsonValue())), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const view = fc.record(
  {
    id: fc.oneof(fc.constantFrom('view 1', 'view 2'), anyText, fc.jsonValue()),
    name: fc.oneof(fc.constantFrom('A', 'B'), anyText, fc.jsonValue()),
    query: fc.oneof(anyText, fc.constantFrom('status=Active&search=x', 'sort=name.asc'), fc.jsonValue()),
    isDefault: fc.oneof(fc.boolean(), fc.jsonValue()),
  },
  { requiredKeys: ['id', 'name'] },
);
const stored = fc.oneof(fc.record({ views: fc.array(fc.oneof(view, fc.jsonValue())) }), fc.jsonValue());

describe('any stored views', () => {
  it('are views with names of their own and at most one default, equal when they are stored again', () => {
    let found = 0;
    forAll(stored, (value) => {
      const views = toSavedViews(value, params);
      expect(new Set(views.map(({ id }) => id)).size).toBe(views.length);
      expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
      expect(views.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1);
      expect(toSavedViews(JSON.parse(JSON.stringify({ views })), params)).toEqual(views);
      found += views.length;
    });
    expect(found).toBeGreaterThan(50);
  });
});

describe('any stored layout', () => {
  it('has each column once, and widths that a user can set', () => {
    forAll(fc.oneof(layout, fc.jsonValue()), (value) => {
      const read = toLayout(value);
      expect(orderedIds(columns, read.order).toSorted()).toEqual(
        columns.map((column) => column.id).toSorted(),
      );
      const widths = Object.values(read.widths);
      expect(widths.filter((width) => !(width >= minWidth && width <= maxWidth))).toEqual([]);
    });
  });
});

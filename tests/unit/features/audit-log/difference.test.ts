import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#src/api/types/auditEntry.ts';
import { differences } from '#src/features/audit-log/details/StateDifference.tsx';

/** The differences as texts: `changed a.b`. */
const lines = (before: JsonValue, after: JsonValue) =>
  differences(before, after).map(({ kind, path }) => `${kind} ${path}`.trim());

describe('two states', () => {
  it('differ in fields at any depth, and an equal value is one difference', () => {
    expect(
      lines(
        { name: 'Acme', address: { city: 'Dubai', street: 'x' }, brand: { color: 1, font: 2 }, old: 1 },
        { name: 'Acme', address: { city: 'Sharjah', street: 'x' }, brand: { font: 2, color: 1 }, fresh: [1] },
      ),
    ).toEqual([
      'same name',
      'changed address.city',
      'same address.street',
      'same brand',
      'removed old',
      'added fresh',
    ]);
  });

  it('of a new record are additions, of a deleted one removals', () => {
    expect(lines(null, { a: 1, b: { c: 2 } })).toEqual(['added a', 'added b']);
    expect(lines({ a: 1 }, null)).toEqual(['removed a']);
    expect(lines(null, null)).toEqual(['same']);
  });

  it('have a list that differs as one change', () => {
    expect(lines({ l: ['a', 'b'], m: [1] }, { l: ['a', 'x', 'b'], m: [1] })).toEqual(['changed l', 'same m']);
  });

  it('may change the kind of a value, and may have null in them', () => {
    expect(lines({ a: '1', b: null, c: { d: 1 } }, { a: 1, b: 0, c: [1] })).toEqual([
      'changed a',
      'changed b',
      'changed c',
    ]);
  });

  it('may have any name', () => {
    expect(lines({ 'a.b': 1, ['__proto__']: 1, نام: 1 }, { 'a.b': 2, نام: 2 })).toEqual([
      'changed ["a.b"]',
      'removed __proto__',
      'changed نام',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#src/api/types/auditEntry.ts';
import { differences } from '#src/features/audit-log/details/difference.ts';
import { textDifference } from '#src/features/shared/difference/textDifference.ts';

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

  it('align the items of lists', () => {
    expect(lines({ l: ['a', 'b'] }, { l: ['a', 'x', 'b'] })).toEqual([
      'same l[0]',
      'added l[1]',
      'same l[2]',
    ]);
    expect(lines(['a', 'b', 'c'], ['b', 'c'])).toEqual(['removed [0]', 'same [0]', 'same [1]']);
    expect(lines([{ n: 1, s: 0 }, 5], [{ n: 2, s: 0 }, 5, 6])).toEqual([
      'changed [0].n',
      'same [0].s',
      'same [1]',
      'added [2]',
    ]);
    expect(lines([1, 2], [3])).toEqual(['changed [0]', 'removed [1]']);
    expect(lines([1], [2, 3])).toEqual(['changed [0]', 'added [1]']);
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

  it('with long, entirely different lists are one change, found quickly', () => {
    const list = (shift: number) => Array.from({ length: 20_000 }, (_, i) => i * 2 + shift);
    expect(lines(list(0), list(1))).toEqual(['changed']);
  });
});

describe('two texts', () => {
  it('have their differing words marked', () => {
    expect(textDifference('to the head office', 'to the branch office')).toEqual({
      before: [
        { text: 'to the ', changed: false },
        { text: 'head', changed: true },
        { text: ' office', changed: false },
      ],
      after: [
        { text: 'to the ', changed: false },
        { text: 'branch', changed: true },
        { text: ' office', changed: false },
      ],
    });
  });

  it('show only the ends of a long equal part', () => {
    const same = 'word '.repeat(200);
    const { before } = textDifference(`${same}old`, `${same}new`);
    expect(before[0]?.text.length).toBeLessThan(130);
    expect(before.at(-1)).toEqual({ text: 'old', changed: true });
  });

  it('are marked whole when they are long and entirely different', () => {
    const words = (of: string) => Array.from({ length: 20_000 }, (_, i) => `${of}${i}`).join(' ');
    expect(textDifference(words('a'), words('b')).before).toHaveLength(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '#src/features/shared/form/formValues.ts';
import { merge, resolve, type Side } from '#src/features/shared/form/merge.ts';

const opened = { name: 'Acme', phone: '1', active: true, address: { city: 'Dubai' } };

describe('resolve', () => {
  it('gives each field in conflict the chosen side', () => {
    const mine = { ...opened, name: 'Mine', phone: '3' };
    const theirs = { ...opened, name: 'Theirs', phone: '2', active: false };
    const sides = new Map<string, Side>([
      ['name', 'theirs'],
      ['phone', 'mine'],
    ]);
    expect(resolve(merge(opened, mine, theirs), sides)).toEqual({
      ...opened,
      name: 'Theirs',
      phone: '3',
      active: false,
    });
  });
});

/** Few values, so that the sides often agree. */
const value = fc.oneof(fc.constantFrom('', 'a', ' a', 'b', 'c'), fc.boolean(), fc.constant(null));
const values = fc.record({ a: value, b: value, c: value, d: value });

describe('any three versions', () => {
  it('lose no field that only one side changed, and conflict exactly where both changed it differently', () => {
    fc.assert(
      fc.property(values, values, values, (before, typed, now) => {
        const merged = merge(before, typed, now);
        const conflicting = new Set(merged.conflicts.map(({ name }) => name));
        for (const name of ['a', 'b', 'c', 'd'] as const) {
          const [mine, theirs] = [!isSame(before[name], typed[name]), !isSame(before[name], now[name])];
          const agree = isSame(typed[name], now[name]);
          expect(conflicting.has(name)).toBe(mine && theirs && !agree);
          expect(merged.values[name]).toBe(theirs && !mine ? now[name] : typed[name]);
          expect(merged.theirs.includes(name)).toBe(theirs && !mine);
        }
      }),
    );
  });

  it('end as they are saved now when every answer is theirs and mine changed nothing else', () => {
    fc.assert(
      fc.property(values, values, values, (before, typed, now) => {
        const merged = merge(before, typed, now);
        const sides = new Map(merged.conflicts.map(({ name }) => [name, 'theirs' as const]));
        const result = resolve(merged, sides);
        for (const name of ['a', 'b', 'c', 'd'] as const) {
          const onlyMine = !isSame(before[name], typed[name]) && isSame(before[name], now[name]);
          expect(isSame(result[name], onlyMine ? typed[name] : now[name])).toBe(true);
        }
      }),
    );
  });
});

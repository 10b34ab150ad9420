import { describe, expect, it } from 'vitest';
import { coverage, idsBetween, withIds } from '#src/components/DataTable/selection/useSelection.ts';

const ids = ['a', 'b', 'c', 'd'];
const idAt = (position: number) => ids[position] ?? '';

describe('selection', () => {
  it('adds and takes away without touching the given set', () => {
    const given = new Set(['a', 'z']);
    expect([...withIds(given, ['b', 'a'], true)]).toEqual(['a', 'z', 'b']);
    expect([...withIds(given, ['a', 'x'], false)]).toEqual(['z']);
    expect(given.size).toBe(2);
  });

  it.each([
    [[], 'none'],
    [['z'], 'none'],
    [['b'], 'some'],
    [['a', 'b', 'c', 'd', 'z'], 'all'],
  ])('%j covers %s of the rows', (selected, expected) => {
    expect(coverage(new Set(selected), ids.length, idAt)).toBe(expected);
  });

  it('covers nothing when there are no rows', () => {
    expect(coverage(new Set(['a']), 0, idAt)).toBe('none');
  });

  it('stops looking once it knows', () => {
    let asked = 0;
    coverage(new Set(['1']), 100_000, (position) => {
      asked++;
      return String(position);
    });
    expect(asked).toBe(2);
  });

  it('takes ranges in both directions', () => {
    expect(idsBetween(1, 3, idAt)).toEqual(['b', 'c', 'd']);
    expect(idsBetween(3, 1, idAt)).toEqual(['b', 'c', 'd']);
    expect(idsBetween(2, 2, idAt)).toEqual(['c']);
  });
});

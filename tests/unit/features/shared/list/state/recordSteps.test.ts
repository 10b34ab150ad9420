import { describe, expect, it } from 'vitest';
import { neighboursOf } from '#src/features/shared/list/state/recordSteps.ts';

const ids = ['a', 'b', 'c'];

describe('neighboursOf', () => {
  it('returns the ids before and after a record', () => {
    expect(neighboursOf(ids, 'b', 0)).toEqual({ index: 1, previous: 'a', next: 'c' });
  });

  it('has none beyond the ends', () => {
    expect(neighboursOf(ids, 'a', 0)).toEqual({ index: 0, previous: undefined, next: 'b' });
    expect(neighboursOf(ids, 'c', 0)).toEqual({ index: 2, previous: 'b', next: undefined });
    expect(neighboursOf([], 'a', 0)).toEqual({ index: -1, previous: undefined, next: undefined });
  });

  it('keeps the last index of a record that has left the list', () => {
    expect(neighboursOf(['a', 'c'], 'b', 1)).toEqual({ index: -1, previous: 'a', next: 'c' });
    expect(neighboursOf(['b', 'c'], 'a', 0)).toEqual({ index: -1, previous: undefined, next: 'b' });
    expect(neighboursOf(['a'], 'c', 2)).toEqual({ index: -1, previous: 'a', next: undefined });
  });
});

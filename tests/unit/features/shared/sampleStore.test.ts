import { describe, expect, it } from 'vitest';
import { createSampleStore, restored } from '#src/features/shared/sampleStore.ts';

const samples = Object.freeze([
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben' },
  { id: 'c', name: 'Cai' },
]);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

describe('createSampleStore', () => {
  it('adds first, updates in place, removes many, and resets to the samples', () => {
    const store = createSampleStore<{ id: string; name: string }>(samples);
    const rows = () => store.use.getState().rows;
    store.add({ id: 'n', name: 'New' });
    expect(ids(rows())).toBe('nabc');
    expect(store.update({ id: 'b', name: 'Bea' })).toBe(true);
    expect(rows()[2]).toEqual({ id: 'b', name: 'Bea' });
    store.remove(new Set(['a', 'c']));
    expect(ids(rows())).toBe('nb');
    store.reset();
    expect(rows()).toBe(samples);
  });

  it('says when the row to update is gone, and changes nothing', () => {
    const store = createSampleStore<{ id: string; name: string }>(samples);
    expect(store.update({ id: 'x', name: 'Nobody' })).toBe(false);
    expect(store.use.getState().rows).toBe(samples);
  });
});

describe('restored', () => {
  it('puts removed rows back where they were', () => {
    expect(ids(restored<{ id: string }>([{ id: 'b' }], new Set(['a', 'c']), samples))).toBe('abc');
  });

  it('keeps what was added and leaves out what was removed otherwise meanwhile', () => {
    expect(ids(restored<{ id: string }>([{ id: 'n' }, { id: 'b' }], new Set(['a']), samples))).toBe('nab');
  });

  it('keeps changes that were made meanwhile', () => {
    const changed = [{ id: 'b', name: 'Bea' }];
    expect(restored(changed, new Set(['a']), samples)[1]).toEqual({ id: 'b', name: 'Bea' });
  });
});

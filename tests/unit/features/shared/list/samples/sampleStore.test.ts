import { describe, expect, it } from 'vitest';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

const samples = Object.freeze([
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben' },
  { id: 'c', name: 'Cai' },
]);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

describe('createSampleStore', () => {
  it('adds first, changes in place, removes many, and resets to the samples', () => {
    const store = createSampleStore<{ id: string; name: string }>(() => samples);
    const { rows } = store;
    store.add({ id: 'n', name: 'New' });
    expect(ids(rows())).toBe('nabc');
    expect(store.change('b', (row) => ({ ...row, name: 'Bea' }))).toBe(true);
    expect(rows()[2]).toEqual({ id: 'b', name: 'Bea' });
    store.remove(new Set(['a', 'c']), 'admin@blume.example');
    expect(ids(rows())).toBe('nb');
    expect(ids(store.allRows())).toBe('nabc');
    expect(store.deletionOf('a')?.by).toBe('admin@blume.example');
    expect(store.deletionOf('b')).toBeUndefined();
    store.reset();
    expect(rows()).toBe(samples);
  });

  it('returns false for a removed row and changes nothing', () => {
    const store = createSampleStore<{ id: string; name: string }>(() => samples);
    expect(store.change('x', (row) => ({ ...row, name: 'Xia' }))).toBe(false);
    expect(store.rows()).toBe(samples);
  });
});

describe('restore', () => {
  const open = () => {
    const store = createSampleStore<{ id: string; name: string }>(() => samples);
    const { rows } = store;
    const remove = (id: string) => {
      const removed = rows().filter((row) => row.id === id);
      store.remove(new Set([id]));
      return () => store.restore(removed);
    };
    return { store, rows, remove };
  };

  it('puts removed rows back at their positions, in any order of calls', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { rows, remove } = open();
      const undo = [remove('a'), remove('c')];
      for (const i of order) undo[i]?.();
      expect(ids(rows())).toBe('abc');
    }
  });

  it('keeps rows that were added meanwhile, and does not restore others that were removed', () => {
    const { store, rows, remove } = open();
    const undo = remove('b');
    store.add({ id: 'n', name: 'New' });
    remove('a');
    undo();
    expect(ids(rows())).toBe('nbc');
  });

  it('keeps changes that were made meanwhile, also to a row that is there already', () => {
    const { store, rows, remove } = open();
    const undo = remove('a');
    undo();
    store.change('a', (row) => ({ ...row, name: 'Ida' }));
    undo();
    expect(rows()[0]).toEqual({ id: 'a', name: 'Ida' });
  });
});

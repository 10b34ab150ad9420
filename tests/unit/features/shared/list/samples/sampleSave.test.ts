import { expect, it } from 'vitest';
import { sampleSave } from '#src/features/shared/list/samples/sampleSave.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

interface Parcel {
  readonly id: string;
  readonly name: string;
  readonly area: number;
}

function bench() {
  const store = createSampleStore<Parcel>(() => [{ id: 'P-004', name: 'North', area: 7 }]);
  const save = sampleSave(store, {
    idPrefix: 'P-',
    toRow: (name: string, before: Parcel | null, id) => ({ id, name, area: before?.area ?? 0 }),
    added: 'Parcel added',
    updated: 'Parcel updated',
  });
  return { store, save };
}

it('adds a record first, under the next id', () => {
  const { store, save } = bench();
  expect(save(null, 'South')).toEqual({ message: 'Parcel added' });
  expect(store.rows()).toEqual([
    { id: 'P-005', name: 'South', area: 0 },
    { id: 'P-004', name: 'North', area: 7 },
  ]);
});

it('changes the current record, not the one at the opening of the form', () => {
  const { store, save } = bench();
  const [opened] = store.rows();
  store.change('P-004', (row) => ({ ...row, area: 8 }));
  expect(save(opened ?? null, 'Middle')).toEqual({ message: 'Parcel updated' });
  expect(store.rows()).toEqual([{ id: 'P-004', name: 'Middle', area: 8 }]);
});

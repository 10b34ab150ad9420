import { describe, expect, it } from 'vitest';
import { nextId } from '#src/features/shared/list/samples/nextId.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

describe('the id of a new sample row', () => {
  it('is one after the highest; ids with another prefix are ignored', () => {
    expect(nextId('INV-', [])).toBe('INV-001');
    expect(nextId('INV-', ['INV-025', 'INV-009', 'INV-x', '99'])).toBe('INV-026');
    expect(nextId('INV-', ['INV-999'])).toBe('INV-1000');
  });

  it('is never the id of a removed row that may be restored', () => {
    const store = createSampleStore(() => [{ id: 'INV-001' }, { id: 'INV-002' }]);
    store.remove(new Set(['INV-002']));
    const id = nextId('INV-', store.usedIds);
    store.add({ id });
    store.restore([{ id: 'INV-002' }]);
    expect(store.rows().map((row) => row.id)).toEqual(['INV-003', 'INV-001', 'INV-002']);
  });
});

import { describe, expect, it } from 'vitest';
import { nextIds } from '#src/features/shared/list/samples/nextIds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

describe('the id of a new sample row', () => {
  it('is one after the highest; ids with another prefix are ignored', () => {
    expect(nextIds('INV-', [], 1)).toEqual(['INV-001']);
    expect(nextIds('INV-', ['INV-025', 'INV-009', 'INV-x', '99'], 2)).toEqual(['INV-026', 'INV-027']);
    expect(nextIds('INV-', ['INV-999'], 1)).toEqual(['INV-1000']);
    expect(nextIds('INV-', ['INV-002'], 1, 1001)).toEqual(['INV-1001']);
  });

  it('is never the id of a removed row that may be restored', () => {
    const store = createSampleStore(() => [{ id: 'INV-001' }, { id: 'INV-002' }]);
    store.remove(new Set(['INV-002']));
    const used = store.allRows().map(({ id }) => id);
    const [id = ''] = nextIds('INV-', used, 1);
    store.add({ id });
    store.restore([{ id: 'INV-002' }]);
    expect(store.rows().map((row) => row.id)).toEqual(['INV-003', 'INV-001', 'INV-002']);
  });
});

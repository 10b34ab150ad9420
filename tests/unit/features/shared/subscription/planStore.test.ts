import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import type { StoredPlan } from '#src/api/types/plan.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { createPlanStore } from '#src/features/shared/subscription/planStore.ts';

const by = 'admin@blume.example';
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at(8)) });
});
afterEach(() => {
  vi.useRealTimers();
});

function bench() {
  const [first, second] = [buildPlan(), buildPlan()];
  const kept = createSampleStore<StoredPlan>(() => [first, second]);
  const store = createPlanStore(kept, by);
  return { first, second, kept, store };
}

describe('the store of plans', () => {
  it('records the user and time of creation and change', () => {
    const { store } = bench();
    const added = buildPlan({ createdBy: '', createdAt: '' });
    store.add(added);
    expect(store.rows()[0]).toEqual({ ...added, createdBy: by, createdAt: at(8) });
    vi.setSystemTime(at(9));
    expect(store.change(added.id, (plan) => ({ ...plan, name: 'Renamed' }))).toBe(true);
    expect(store.rows()[0]).toMatchObject({
      name: 'Renamed',
      createdAt: at(8),
      updatedBy: by,
      updatedAt: at(9),
    });
  });

  it('keeps a deleted plan with the user and time of its deletion, but not among its rows', () => {
    const { first, second, kept, store } = bench();
    store.remove(new Set([first.id]));
    expect(store.rows()).toEqual([second]);
    expect(kept.rows()).toEqual([{ ...first, deletedBy: by, deletedAt: at(8) }, second]);
  });

  it('restores a plan unchanged at its former position', () => {
    const { first, second, kept, store } = bench();
    store.remove(new Set([first.id, second.id]));
    store.restore([second]);
    expect(store.rows()).toEqual([second]);
    store.restore([first]);
    expect(store.rows()).toEqual([first, second]);
    expect(kept.rows()).toEqual([first, second]);
  });

  it('restores a plan without the choice of subscription forms that another one has taken meanwhile', () => {
    const { first, second, store } = bench();
    store.change(first.id, (plan) => ({ ...plan, tier: 'Premium' }));
    const [premium] = store.rows();
    if (!premium) throw new Error('There is no plan.');
    store.remove(new Set([first.id]));
    store.change(second.id, (plan) => ({ ...plan, tier: 'Premium' }));
    store.restore([premium]);
    expect(store.rows().map(({ tier }) => tier)).toEqual([null, 'Premium']);
  });

  it('does not change a deleted or unknown plan', () => {
    const { first, kept, store } = bench();
    store.remove(new Set([first.id]));
    const before = kept.rows();
    expect(store.change(first.id, (plan) => ({ ...plan, status: 'halt' }))).toBe(false);
    expect(store.change('PLAN-000', (plan) => plan)).toBe(false);
    expect(kept.rows()).toEqual(before);
  });

  it('never gives the id of a deleted plan to a new one', () => {
    const { first, store } = bench();
    store.remove(new Set([first.id]));
    expect(store.usedIds).toContain(first.id);
  });
});

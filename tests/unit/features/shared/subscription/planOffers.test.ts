import { afterEach, describe, expect, it } from 'vitest';
import { notifySessionCleanup } from '#src/api/session/sessionEnds.ts';
import { developerPlanStore } from '#src/features/plans/developerPlans.store.ts';
import { offeredPlans } from '#src/features/shared/subscription/planOffers.store.ts';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';

afterEach(notifySessionCleanup);

const change = (id: string, status: 'active' | 'halt' | 'inactive') =>
  developerPlanStore.change(id, (plan) => ({ ...plan, status }));

describe('the plans offered for a subscription', () => {
  it('are the four of the specification, not the other plans of the samples', () => {
    expect(offeredPlans('developer')).toEqual(planTiers);
  });

  it('are without those deleted, halted or made inactive, for the same audience', () => {
    developerPlanStore.remove(new Set(['DPL-001']));
    change('DPL-002', 'halt');
    change('DPL-004', 'inactive');
    expect(offeredPlans('developer')).toEqual(['Premium']);
    expect(offeredPlans('investor')).toEqual(planTiers);
    change('DPL-002', 'active');
    expect(offeredPlans('developer')).toEqual(['Standard', 'Premium']);
    notifySessionCleanup();
    expect(offeredPlans('developer')).toEqual(planTiers);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { investorImport } from '#src/features/investors/import/InvestorImport.tsx';
import { developerPlanStore } from '#src/features/plans/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/plans/investorPlans.store.ts';
import { offeredPlans } from '#src/features/shared/subscription/planOffers.store.ts';
import { planNames, planTiers } from '#src/features/shared/subscription/subscription.ts';

afterEach(() => sessionEnds.ended('expired', ''));

const change = (id: string, status: 'active' | 'halt' | 'inactive') =>
  developerPlanStore.change(id, (plan) => ({ ...plan, status }));

describe('the plans offered for a subscription', () => {
  it('are the four of the specification, not the other plans of the samples', () => {
    expect(offeredPlans('developer')).toEqual(planTiers);
  });

  it('are the choices of an import of investors when its dialog opens', () => {
    const options = () => investorImport.fields.plan.options?.map(({ value }) => value);
    expect(options()).toEqual(planNames);
    investorPlanStore.change('IPL-001', (plan) => ({ ...plan, status: 'halt' }));
    expect(options()).toEqual(['Standard Plan', 'Premium Plan', 'Enterprise Plan']);
    expect(investorImport.fields.plan).toMatchObject({ initial: 'Standard Plan', example: 'Standard Plan' });
  });

  it('are the same after a plan was renamed', () => {
    developerPlanStore.change('DPL-001', (plan) => ({ ...plan, name: 'Starter' }));
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
    sessionEnds.ended('expired', '');
    expect(offeredPlans('developer')).toEqual(planTiers);
  });
});

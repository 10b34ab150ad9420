import { afterEach, describe, expect, it } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { investorImport } from '#src/features/investors/import/InvestorImport.tsx';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { offeredPlans, subscribedPlan } from '#src/features/shared/subscription/plans.store.ts';
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

describe('the plan that a subscription names', () => {
  it('is that of its tier, as it is in this tab', () => {
    expect(subscribedPlan('investor', 'Premium Plan')?.id).toBe('IPL-003');
    developerPlanStore.change('DPL-002', (plan) => ({ ...plan, name: 'Growth', price: '1,299.00' }));
    expect(subscribedPlan('developer', 'Standard')).toMatchObject({ name: 'Growth', price: '1,299.00' });
    expect(subscribedPlan('developer', 'Gold')).toBeUndefined();
  });

  it('is a deleted one until another takes its place', () => {
    developerPlanStore.remove(new Set(['DPL-001']));
    expect(subscribedPlan('developer', 'Basic')?.id).toBe('DPL-001');
    const [other] = developerPlanStore.rows();
    if (other) developerPlanStore.add({ ...other, id: 'DPL-009', tier: 'Basic' });
    expect(subscribedPlan('developer', 'Basic')?.id).toBe('DPL-009');
  });
});

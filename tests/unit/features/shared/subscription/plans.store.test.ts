import { afterEach, describe, expect, it } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { investorImport } from '#src/features/investors/import/InvestorImport.tsx';
import {
  developerPlanOf,
  developerPlanStore,
} from '#src/features/shared/subscription/developerPlans.store.ts';
import { investorPlanOf, investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { planChoices } from '#src/features/shared/subscription/usePlanChoices.ts';
import { planTiers } from '#src/lib/subscription.ts';

afterEach(() => sessionEnds.ended('expired', ''));

const change = (id: string, status: 'active' | 'halt' | 'inactive') =>
  developerPlanStore.change(id, (plan) => ({ ...plan, status }));

describe('the plans offered for a subscription', () => {
  it('are the four of the specification, not the other plans of the samples', () => {
    expect(planChoices('developer', '')).toEqual(planTiers);
  });

  it('are the choices of an import of investors when its dialog opens', () => {
    const options = () => investorImport.fields.plan.options?.map(({ value }) => value);
    expect(options()).toEqual(planTiers);
    investorPlanStore.change('IPL-001', (plan) => ({ ...plan, status: 'halt' }));
    expect(options()).toEqual(['Standard', 'Premium', 'Enterprise']);
    expect(investorImport.fields.plan).toMatchObject({ initial: 'Standard', example: 'Standard Plan' });
  });

  it('are the same after a plan was renamed', () => {
    developerPlanStore.change('DPL-001', (plan) => ({ ...plan, name: 'Starter' }));
    expect(planChoices('developer', '')).toEqual(planTiers);
  });

  it('are without those deleted, halted or made inactive, for the same audience', () => {
    developerPlanStore.remove(new Set(['DPL-001']));
    change('DPL-002', 'halt');
    change('DPL-004', 'inactive');
    expect(planChoices('developer', '')).toEqual(['Premium']);
    expect(planChoices('investor', '')).toEqual(planTiers);
    expect(planChoices('developer', 'Basic')).toEqual(['Basic', 'Premium']);
    change('DPL-002', 'active');
    expect(planChoices('developer', '')).toEqual(['Standard', 'Premium']);
    sessionEnds.ended('expired', '');
    expect(planChoices('developer', '')).toEqual(planTiers);
  });
});

describe('the plan that a subscription names', () => {
  it('is that of its tier, as it is in this tab', () => {
    expect(investorPlanOf('Premium Plan')?.id).toBe('IPL-003');
    developerPlanStore.change('DPL-002', (plan) => ({ ...plan, name: 'Growth', price: '1,299.00' }));
    expect(developerPlanOf('Standard')).toMatchObject({ name: 'Growth', price: '1,299.00' });
    expect(developerPlanOf('Gold')).toBeUndefined();
  });

  it('is that plan for good: also a deleted one, and never one that was added with its name', () => {
    const [basic] = developerPlanStore.rows();
    developerPlanStore.remove(new Set(['DPL-001']));
    if (basic) developerPlanStore.add({ ...basic, id: 'DPL-009', price: '1' });
    expect(developerPlanOf('Basic')?.id).toBe('DPL-001');
    expect(planChoices('developer', '')).not.toContain('Basic');
    developerPlanStore.restore([{ id: 'DPL-001' }]);
    expect(planChoices('developer', '')).toContain('Basic');
  });
});

import { describe, expect, it } from 'vitest';
import { subscribedPlan } from '#src/features/shared/subscription/plans.store.ts';
import { amountOf, type OfferedPlan, planLimits } from '#src/features/shared/subscription/plans.ts';
import { parseAmounts } from '#src/features/shared/subscription/renewal/amounts.ts';

const offered: OfferedPlan = {
  tier: 'Premium',
  status: 'active',
  price: '1299.5',
  currency: 'USD',
  duration: 'yearly',
  maxUsers: 60,
  maxProjects: 120,
};

describe('amounts', () => {
  it.each([
    ['Standard', 'Active', 'Yearly', '$999/year'],
    ['Enterprise', 'Expired', 'Quarterly', '$1,249.75/quarter'],
    ['Premium', 'Trial', 'Monthly', '$0/month'],
  ] as const)('a %s plan that is %s costs, paid %s, %s', (plan, status, billingCycle, amount) => {
    expect(amountOf({ status, billingCycle }, subscribedPlan('developer', plan))).toBe(amount);
  });

  it('have two digits for the cents of a plan that was changed in this tab', () => {
    const yearly = { status: 'Active', billingCycle: 'Yearly' };
    expect(amountOf(yearly, offered)).toBe('$1,299.50/year');
    expect(amountOf({ ...yearly, billingCycle: 'Monthly' }, offered)).toBe('$108.29/month');
    expect(amountOf(yearly, { ...offered, currency: 'EUR' })).toBe('EUR 1,299.50/year');
    expect(parseAmounts(['$1,299.50/year', '$1,299.5/year'])).toEqual(new Map([['$', 259_900]]));
  });

  it.each([
    ['Gold', 'Yearly'],
    ['Basic', 'Weekly'],
  ])('are unknown of a %s plan paid %s', (plan, billingCycle) => {
    expect(amountOf({ status: 'Active', billingCycle }, subscribedPlan('developer', plan))).toBe('');
  });

  it('are those of the plan alone: a price that is none is never that of its tier', () => {
    const terms = { status: 'Active', billingCycle: 'Yearly' };
    expect(amountOf(terms, { ...offered, price: '1,299' })).toBe('$1,299/year');
    expect(amountOf(terms, { ...offered, price: 'On request' })).toBe('');
  });
});

describe('limits', () => {
  it.each([
    ['Basic', { users: 10, projects: 20, storage: '50GB' }],
    ['Standard', { users: 25, projects: 50, storage: '200GB' }],
    ['Premium', { users: 50, projects: 100, storage: '500GB' }],
    ['Enterprise', null],
    ['Basic Plan', { users: 10, projects: 20, storage: '50GB' }],
    ['toString', null],
  ])('of %s', (plan, limits) => {
    expect(planLimits(plan)).toEqual(limits);
  });

  it.each([
    [60, 0, { users: 60, projects: 0, storage: '500GB' }],
    [60, null, null],
    [null, 120, null],
  ])(
    'of a plan that was changed in this tab, to %j users and %j projects',
    (maxUsers, maxProjects, limits) => {
      expect(planLimits('Premium', { ...offered, maxUsers, maxProjects })).toEqual(limits);
    },
  );
});

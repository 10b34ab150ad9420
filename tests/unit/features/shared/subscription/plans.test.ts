import { describe, expect, it } from 'vitest';
import { amountOf, planLimits } from '#src/features/shared/subscription/plans.ts';

describe('amounts', () => {
  it.each([
    ['Standard', 'Active', 'Yearly', '$999/year'],
    ['Enterprise', 'Expired', 'Quarterly', '$1,399/quarter'],
    ['Premium', 'Trial', 'Monthly', '$0/month'],
  ] as const)('a %s plan that is %s costs, paid %s, %s', (plan, status, billingCycle, amount) => {
    expect(amountOf({ plan, status, billingCycle })).toBe(amount);
  });

  it.each([
    ['Gold', 'Yearly'],
    ['Basic', 'Weekly'],
  ])('are unknown of a %s plan paid %s', (plan, billingCycle) => {
    expect(amountOf({ plan, status: 'Active', billingCycle })).toBe('');
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
});

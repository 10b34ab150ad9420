import { describe, expect, it } from 'vitest';
import { amountOf, cycleOf, planLimits } from '#src/features/shared/subscription/plans.ts';
import { billingCycles } from '#src/features/shared/subscription/subscription.ts';

describe('amounts', () => {
  it.each([
    ['Standard', 'Active', 'Yearly', '$999/year'],
    ['Enterprise', 'Expired', 'Quarterly', '$1,399/quarter'],
    ['Premium', 'Trial', 'Monthly', '$0/month'],
  ] as const)('a %s plan that is %s costs, paid %s, %s', (plan, status, cycle, amount) => {
    expect(amountOf(plan, status, cycle)).toBe(amount);
  });

  it.each(billingCycles)('say that they are paid %s', (cycle) => {
    expect(cycleOf(amountOf('Basic', 'Active', cycle))).toBe(cycle);
  });

  it('are yearly when they name no cycle', () => {
    expect(cycleOf('')).toBe('Yearly');
  });
});

describe('limits', () => {
  it.each([
    ['Basic', { users: 10, projects: 20, storage: '50GB' }],
    ['Standard', { users: 25, projects: 50, storage: '200GB' }],
    ['Premium', { users: 50, projects: 100, storage: '500GB' }],
    ['Enterprise', null],
    ['Basic Plan', null],
    ['toString', null],
  ])('of %s', (plan, limits) => {
    expect(planLimits(plan)).toEqual(limits);
  });
});

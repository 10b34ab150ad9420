import { describe, expect, it } from 'vitest';
import { developerPlanOf } from '#src/features/shared/subscription/developerPlans.store.ts';
import {
  amountOf,
  areAgreed,
  planLimits,
  type SubscribedPlan,
} from '#src/features/shared/subscription/plans.ts';
import { amountText } from '#src/lib/subscription.ts';

const own: SubscribedPlan = {
  description: 'For everyone',
  price: '1299.5',
  currency: 'USD',
  duration: 'yearly',
  maxUsers: 60,
  maxProjects: 120,
};

const textOf = (...input: Parameters<typeof amountOf>) => amountText(amountOf(...input));

describe('amounts', () => {
  it.each([
    ['Standard', 'Active', 'Yearly', '$999/year'],
    ['Enterprise', 'Expired', 'Quarterly', '$1,249.75/quarter'],
    ['Premium', 'Trial', 'Monthly', '$0/month'],
  ] as const)('a %s plan that is %s costs, paid %s, %s', (plan, status, billingCycle, amount) => {
    expect(textOf({ status, billingCycle }, developerPlanOf(plan))).toBe(amount);
  });

  it('have two digits for the cents of a plan that was changed in this tab', () => {
    const yearly = { status: 'Active', billingCycle: 'Yearly' };
    expect(textOf(yearly, own)).toBe('$1,299.50/year');
    expect(textOf({ ...yearly, billingCycle: 'Monthly' }, own)).toBe('$108.29/month');
    expect(textOf(yearly, { ...own, currency: 'EUR' })).toBe('EUR 1,299.50/year');
  });

  it.each([
    ['Gold', 'Yearly'],
    ['Basic', 'Weekly'],
  ])('are unknown of a %s plan paid %s', (plan, billingCycle) => {
    expect(amountOf({ status: 'Active', billingCycle }, developerPlanOf(plan))).toBeNull();
  });

  it('are those of the plan alone: a price that is none is never that of its tier', () => {
    const terms = { status: 'Active', billingCycle: 'Yearly' };
    expect(textOf(terms, { ...own, price: '1,299' })).toBe('$1,299/year');
    expect(amountOf(terms, { ...own, price: 'On request' })).toBeNull();
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
      expect(planLimits('Premium', { ...own, maxUsers, maxProjects })).toEqual(limits);
    },
  );
});

describe('agreed limits', () => {
  const ofPlan = { users: 50, projects: 100, storage: '500GB' };

  it('are others than those of the plan, and of a new subscription', () => {
    expect(areAgreed({ ...ofPlan, users: 60 }, ofPlan)).toBe(true);
    expect(areAgreed(ofPlan, ofPlan)).toBe(false);
    expect(areAgreed({ users: 0, projects: 0, storage: '0GB' }, ofPlan)).toBe(false);
  });

  it('are none of a plan without limits of its own', () => {
    expect(areAgreed({ ...ofPlan, users: 60 }, null)).toBe(false);
  });
});

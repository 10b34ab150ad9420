import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { subscriptionOf, toPlanName, withSavedPlans } from '#src/features/companies/companySubscription.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';

it.each([
  ['Premium Plan', 'Premium Plan'],
  [' premium ', 'Premium Plan'],
  ['BASIC', 'Basic Plan'],
  ['Gold', null],
  ['', null],
  [null, null],
])('the plan %j is %j', (text, name) => {
  expect(toPlanName(text)).toBe(name);
});

describe('the subscription of a company', () => {
  it('is its plan with the defaults of the specification', () => {
    expect(subscriptionOf(buildCompany({ plan: 'standard' }), {})).toEqual({
      ...defaultSubscription,
      plan: 'Standard Plan',
    });
    expect(subscriptionOf(buildCompany({ plan: null }), {})).toEqual(defaultSubscription);
  });

  it('is what was saved in this tab', () => {
    const company = buildCompany();
    const saved = { ...defaultSubscription, status: 'Trial' as const };
    expect(subscriptionOf(company, { [company.id]: saved })).toBe(saved);
  });
});

describe('saved plans', () => {
  it('lie over the rows of the server, which stay as they are', () => {
    const rows = [buildCompany({ plan: 'Basic Plan' }), buildCompany({ plan: null })];
    const laid = withSavedPlans(rows, {
      [rows[1]?.id ?? '']: { ...defaultSubscription, plan: 'Premium Plan' },
    });
    expect(laid.map(({ plan }) => plan)).toEqual(['Basic Plan', 'Premium Plan']);
    expect(rows[1]?.plan).toBeNull();
  });

  it('leave the rows the same when there are none', () => {
    const rows = [buildCompany({ plan: 'Gold' })];
    expect(withSavedPlans(rows, {})).toBe(rows);
  });
});

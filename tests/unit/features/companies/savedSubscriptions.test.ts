import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { subscriptionOf, withSavedPlans } from '#src/features/companies/savedSubscriptions.ts';
import { toPlanName } from '#src/features/shared/subscription/sentSubscription.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';

it.each([
  ['Premium Plan', 'Premium Plan'],
  [' premium ', 'Premium Plan'],
  ['BASIC', 'Basic Plan'],
  ['enterprise_plan', 'Enterprise Plan'],
  ['StandardPlan', 'Standard Plan'],
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

  const sent = {
    status: 'trial',
    startDate: '2026-02-01',
    endDate: '2027-01-31',
    gracePeriod: '14 days',
    billingCycle: 'QUARTERLY',
    paymentMethod: 'bank_transfer',
    autoRenew: true,
    limits: { users: 25, projects: 50, storage: '200GB' },
  };

  it('is what the server sent, field by field', () => {
    expect(subscriptionOf(buildCompany({ plan: 'premium', subscription: sent }), {})).toEqual({
      ...sent,
      plan: 'Premium Plan',
      status: 'Trial',
      billingCycle: 'Quarterly',
      paymentMethod: 'Bank Transfer',
    });
  });

  it('has the defaults only for what the server did not send', () => {
    const nothing = { users: null, projects: null, storage: null };
    const little = {
      status: 'Active',
      startDate: null,
      endDate: null,
      gracePeriod: null,
      billingCycle: null,
      paymentMethod: null,
      autoRenew: null,
      limits: { ...nothing, users: 5 },
    };
    expect(subscriptionOf(buildCompany({ plan: null, subscription: little }), {})).toEqual({
      ...defaultSubscription,
      status: 'Active',
      limits: { users: 5, projects: 0, storage: '0GB' },
    });
  });

  it.each([
    ['status', ' ACTIVE ', 'Active'],
    ['status', 'Expired', 'Expired'],
    ['status', 'grace_period', 'Grace Period'],
    ['status', 'Pending', 'Pending'],
    ['status', 'On hold', 'On hold'],
    ['billingCycle', 'yearly', 'Yearly'],
    ['billingCycle', 'annual', 'Yearly'],
    ['billingCycle', 'month', 'Monthly'],
    ['billingCycle', 'constructor', 'constructor'],
    ['paymentMethod', 'Cheque', 'Cheque'],
    ['paymentMethod', 'creditCard', 'Credit Card'],
    ['paymentMethod', 'paypal', 'PayPal'],
    ['paymentMethod', 'Pay-Pal', 'PayPal'],
  ])('takes the %s %j for %s', (field, word, expected) => {
    const company = buildCompany({ subscription: { ...sent, [field]: word } });
    expect(subscriptionOf(company, {})).toMatchObject({ [field]: expected });
  });

  it('keeps a plan that is no choice of the form', () => {
    expect(subscriptionOf(buildCompany({ plan: 'Gold' }), {}).plan).toBe('Gold');
  });

  it('is the subscription saved in this tab', () => {
    const company = buildCompany({ subscription: sent });
    const saved = { ...defaultSubscription, status: 'Trial' };
    expect(subscriptionOf(company, { [company.id]: saved })).toBe(saved);
  });
});

describe('saved plans', () => {
  it('override the plans of the server, whose rows stay unchanged', () => {
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

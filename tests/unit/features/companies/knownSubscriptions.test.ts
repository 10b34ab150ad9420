import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import {
  type KnownSubscriptions,
  subscriptionOf,
  withKnownPlans,
  withSubscriptions,
} from '#src/features/companies/knownSubscriptions.ts';
import { defaultSubscription, toModalPlan } from '#src/features/shared/subscription/subscription.ts';

it.each([
  ['Premium Plan', 'Premium Plan'],
  [' premium ', 'Premium Plan'],
  ['BASIC', 'Basic Plan'],
  ['enterprise_plan', 'Enterprise Plan'],
  ['StandardPlan', 'Standard Plan'],
  ['Gold', 'Gold'],
  ['', ''],
])('the plan %j is %j', (text, name) => {
  expect(toModalPlan(text)).toBe(name);
});

const nothingKnown: KnownSubscriptions = new Map();

describe('the subscription of a company', () => {
  it('is its plan with the defaults of the specification', () => {
    expect(subscriptionOf(buildCompany({ plan: 'standard' }), nothingKnown)).toEqual({
      ...defaultSubscription,
      plan: 'Standard Plan',
    });
    expect(subscriptionOf(buildCompany({ plan: null }), nothingKnown)).toEqual(defaultSubscription);
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
    expect(subscriptionOf(buildCompany({ plan: 'premium', subscription: sent }), nothingKnown)).toEqual({
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
    expect(subscriptionOf(buildCompany({ plan: null, subscription: little }), nothingKnown)).toEqual({
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
    expect(subscriptionOf(company, nothingKnown)).toMatchObject({ [field]: expected });
  });

  it('keeps a plan that is no choice of the form', () => {
    expect(subscriptionOf(buildCompany({ plan: 'Gold' }), nothingKnown).plan).toBe('Gold');
  });

  const record = buildCompanySubscription({ plan: 'Enterprise', status: 'Grace Period' });
  const known = (id: string, changed: boolean): KnownSubscriptions =>
    new Map([[id, { terms: record, changed }]]);

  it('has the sample record, in the words of the modal, for what the server did not send', () => {
    const company = buildCompany({ plan: 'basic', subscription: null });
    expect(subscriptionOf(company, known(company.id, false))).toEqual({
      plan: 'Basic Plan',
      status: 'Inactive',
      startDate: record.startDate,
      endDate: record.endDate,
      gracePeriod: record.gracePeriod,
      billingCycle: record.billingCycle,
      paymentMethod: record.paymentMethod,
      autoRenew: record.autoRenew,
      limits: record.limits,
    });
    const whole = buildCompany({ plan: 'premium', subscription: sent });
    expect(subscriptionOf(whole, known(whole.id, false))).toMatchObject({
      plan: 'Premium Plan',
      endDate: sent.endDate,
    });
  });

  it('is the record once it was changed in this tab', () => {
    const company = buildCompany({ plan: 'premium', subscription: sent });
    expect(subscriptionOf(company, known(company.id, true))).toMatchObject({
      plan: 'Enterprise Plan',
      status: 'Inactive',
      endDate: record.endDate,
    });
  });
});

describe('known plans', () => {
  const record = buildCompanySubscription({ plan: 'Premium' });
  const known = (id: string, changed: boolean): KnownSubscriptions =>
    new Map([[id, { terms: record, changed }]]);

  it('override the plans of the server when they were changed here; its rows stay unchanged', () => {
    const rows = [buildCompany({ plan: 'Basic Plan' }), buildCompany({ plan: 'Basic Plan' })];
    const laid = withKnownPlans(rows, known(rows[1]?.id ?? '', true));
    expect(laid.map(({ plan }) => plan)).toEqual(['Basic Plan', 'Premium Plan']);
    expect(rows[1]?.plan).toBe('Basic Plan');
  });

  it('only fill the plans that the server did not send when they are samples', () => {
    const rows = [buildCompany({ plan: 'Basic Plan' }), buildCompany({ plan: null })];
    const both = new Map([...known(rows[0]?.id ?? '', false), ...known(rows[1]?.id ?? '', false)]);
    expect(withKnownPlans(rows, both).map(({ plan }) => plan)).toEqual(['Basic Plan', 'Premium Plan']);
  });

  it('leave the rows the same when there are none', () => {
    const rows = [buildCompany({ plan: 'Gold' }), buildCompany({ plan: null })];
    expect(withKnownPlans(rows, nothingKnown)).toBe(rows);
  });
});

describe('the terms that are shown of a company', () => {
  const sent = {
    status: 'trial',
    startDate: null,
    endDate: '2027-01-31',
    gracePeriod: null,
    billingCycle: null,
    paymentMethod: null,
    autoRenew: null,
    limits: { users: null, projects: null, storage: null },
  };
  const termsIn = (rows: ReturnType<typeof buildCompany>[], known: KnownSubscriptions) =>
    withSubscriptions(rows, known).map(({ terms }) => terms);

  it('are those of the server, whose amount is unknown', () => {
    const terms = { status: 'Trial', endDate: '2027-01-31', amount: '' };
    expect(termsIn([buildCompany({ subscription: sent })], nothingKnown)).toEqual([terms]);
  });

  it('have the status and the amount of the record', () => {
    const company = buildCompany({ subscription: sent });
    const record = buildCompanySubscription({ status: 'Grace Period', endDate: '2026-11-01' });
    const amount = record.history[0]?.amount ?? '';
    const known = (changed: boolean) => new Map([[company.id, { terms: record, changed }]]);
    expect(termsIn([company], known(false))).toEqual([
      { status: 'Grace Period', endDate: '2027-01-31', amount },
    ]);
    expect(termsIn([company], known(true))).toEqual([
      { status: 'Grace Period', endDate: '2026-11-01', amount },
    ]);
  });

  it('are absent without a subscription', () => {
    expect(termsIn([buildCompany({ subscription: null })], nothingKnown)).toEqual([undefined]);
  });
});

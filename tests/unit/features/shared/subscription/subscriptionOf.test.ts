import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { decodeCompany } from '#src/api/decode/decodeCompany.ts';
import { withSubscriptions } from '#src/features/companies/companySubscription.store.ts';
import { subscriptionOf } from '#src/features/shared/subscription/subscriptionOf.ts';
import { defaultSubscription, planLabel, unknownSubscription } from '#src/lib/subscription.ts';

it.each([
  ['Premium Plan', 'Premium Plan'],
  [' premium ', 'Premium Plan'],
  ['BASIC', 'Basic Plan'],
  ['enterprise_plan', 'Enterprise Plan'],
  ['StandardPlan', 'Standard Plan'],
  ['Gold', 'Gold'],
  ['', ''],
])('the plan %j is called %j', (text, name) => {
  expect(planLabel(text)).toBe(name);
});

const sent = {
  status: 'Trial',
  startDate: '2026-02-01',
  endDate: '2027-01-31',
  gracePeriod: '14 days',
  billingCycle: 'Quarterly',
  paymentMethod: 'Bank Transfer',
  autoRenew: true,
  limits: { users: 25, projects: 50, storage: '200GB' },
};

const nothing = {
  status: null,
  startDate: null,
  endDate: null,
  gracePeriod: null,
  billingCycle: null,
  paymentMethod: null,
  autoRenew: null,
  limits: { users: null, projects: null, storage: null },
};

describe('the words of the server', () => {
  const decoded = (subscription: object) => decodeCompany({ id: 'c', companyName: 'Acme', subscription });

  it.each([
    ['status', ' ACTIVE ', 'Active'],
    ['status', 'grace_period', 'Grace Period'],
    ['status', 'On hold', 'On hold'],
    ['billingCycle', 'yearly', 'Yearly'],
    ['billingCycle', 'annual', 'Yearly'],
    ['billingCycle', 'Month', 'Monthly'],
    ['billingCycle', 'constructor', 'constructor'],
    ['paymentMethod', 'Cheque', 'Cheque'],
    ['paymentMethod', 'creditCard', 'Credit Card'],
    ['paymentMethod', 'Pay-Pal', 'PayPal'],
  ])('the %s %j becomes %s', (field, word, expected) => {
    expect(decoded({ [field]: word })?.subscription).toMatchObject({ [field]: expected });
  });

  it.each([
    ['premium_plan', 'Premium'],
    ['Gold', 'Gold'],
  ])('the plan %j becomes %s', (plan, expected) => {
    expect(decoded({ plan })?.plan).toBe(expected);
  });
});

describe('the subscription of a company', () => {
  const stored = buildCompanySubscription({ plan: 'Enterprise', status: 'Grace Period' });

  it('is what the server sent, field by field; the rest is unknown, and has the defaults in a form', () => {
    const company = buildCompany({ plan: 'Premium', subscription: sent });
    expect(subscriptionOf(company, undefined)).toEqual({ ...sent, plan: 'Premium' });
    const little = buildCompany({
      plan: null,
      subscription: { ...nothing, status: 'Active', limits: { ...nothing.limits, users: 5 } },
    });
    const few = { status: 'Active', limits: { users: 5, projects: 0, storage: '' } };
    expect(subscriptionOf(little, undefined)).toEqual({ ...unknownSubscription, ...few });
    expect(subscriptionOf(little, undefined, defaultSubscription)).toEqual({
      ...defaultSubscription,
      ...few,
      limits: { users: 5, projects: 0, storage: '0GB' },
    });
  });

  it('has the sample for what the server did not send, and is all of it after a change in this tab', () => {
    const company = buildCompany({ plan: 'Basic', subscription: { ...nothing, endDate: '2027-01-31' } });
    expect(subscriptionOf(company, stored)).toMatchObject({
      plan: 'Basic',
      status: 'Grace Period',
      startDate: stored.startDate,
      endDate: '2027-01-31',
      limits: stored.limits,
    });
    expect(subscriptionOf(company, { ...stored, changed: true })).toMatchObject({
      plan: 'Enterprise',
      endDate: stored.endDate,
    });
  });

  it.each([
    ['Inactive', 'Grace Period'],
    ['Active', 'Active'],
  ])('is, for the status %s of the server, %s', (status, expected) => {
    const company = buildCompany({ subscription: { ...nothing, status } });
    expect(subscriptionOf(company, stored).status).toBe(expected);
  });
});

describe('what the list shows of it', () => {
  const shown = (company: Parameters<typeof subscriptionOf>[0]) => {
    const [row] = withSubscriptions([buildCompany(company)], new Map());
    return [row?.plan, row?.terms];
  };

  it('is the answer of the server, whose amount is unknown', () => {
    const terms = { status: 'Trial', endDate: '2027-01-31', amount: null };
    expect(shown({ plan: 'Basic', subscription: sent })).toEqual(['Basic', terms]);
    expect(shown({ plan: null, subscription: null })).toEqual([null, undefined]);
  });

  it('has the amount of the history, if that is of the same plan and status', () => {
    const stored = buildCompanySubscription();
    const company = buildCompany({ id: stored.companyId, plan: null, subscription: null });
    const amounts = (plan: string | null) =>
      withSubscriptions([{ ...company, plan }], new Map([[stored.companyId, stored]])).map(
        ({ terms }) => terms?.amount,
      );
    expect([amounts(null), amounts('Standard'), amounts('Basic')]).toEqual([
      [stored.amount],
      [stored.amount],
      [null],
    ]);
  });
});

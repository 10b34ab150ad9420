import { describe, expect, it } from 'vitest';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { buildHistoryEntry } from '#fixtures/build/historyEntry.ts';
import { buildUserSubscription } from '#fixtures/build/userSubscription.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { UserSubscriptionTerms } from '#src/api/types/subscription/userSubscription.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { subscribedPlan } from '#src/features/shared/subscription/plans.store.ts';
import {
  changedSubscription,
  newSubscription,
} from '#src/features/shared/subscription/records/changedSubscription.ts';
import { dialogFields, toSubscription } from '#src/features/shared/subscription/subscriptionFields.ts';
import { investorSubscriptionFields } from '#src/features/subscriptions/investorSubscriptionFields.ts';

const stamp = {
  by: 'support@blume.example',
  at: '2026-11-20T10:00:00Z',
  planOf: (name: string) => subscribedPlan('developer', name),
};

describe('a changed subscription of a company', () => {
  const before = buildCompanySubscription({ plan: 'Standard', status: 'Active' });

  /** The saved terms after these were changed in the form. */
  const saved = (changes: Partial<Subscription>): Subscription => ({
    ...toSubscription(valuesOf(dialogFields, before)),
    ...changes,
  });

  it.each([
    ['Plan Upgraded', { plan: 'Premium', status: 'Canceled' }, '$2,236/year'],
    ['Plan Downgraded', { plan: 'Basic' }, '$588/year'],
    ['Status Changed', { status: 'Trial', autoRenew: false }, '$0/year'],
    ['Details Updated', { billingCycle: 'Monthly' }, '$83.25/month'],
    ['Details Updated', { limits: { users: 1, projects: 0, storage: '1GB' } }, '$999/year'],
  ] as const)('says %s for %j', (action, changes, amount) => {
    const after = changedSubscription(before, saved(changes), stamp);
    expect(after).toMatchObject({ ...changes, id: before.id, companyName: before.companyName });
    expect(after.history).toHaveLength(2);
    expect(after.history[1]).toBe(before.history[0]);
    expect(after.history[0]).toEqual({
      id: '2',
      action,
      plan: after.plan,
      status: after.status,
      startDate: after.startDate,
      endDate: after.endDate,
      gracePeriod: after.gracePeriod,
      paymentMethod: after.paymentMethod,
      amount,
      changedBy: stamp.by,
      timestamp: stamp.at,
    });
  });

  it('adds no entry when nothing was changed', () => {
    expect(changedSubscription(before, saved({}), stamp)).toBe(before);
  });
});

describe('a changed subscription of a user', () => {
  const first = buildHistoryEntry();
  const before = buildUserSubscription({
    plan: 'Standard',
    status: 'Active',
    gracePeriod: '3 days',
    paymentMethod: 'PayPal',
    billingCycle: 'Monthly',
    history: [first],
  });

  const saved = (changes: Partial<UserSubscriptionTerms>): UserSubscriptionTerms => ({
    ...valuesOf(investorSubscriptionFields, before),
    ...changes,
  });

  it.each([
    ['Plan Upgraded', { plan: 'Enterprise' }, '$416.58/month'],
    ['Plan Downgraded', { plan: 'Basic', status: 'Renewal' }, '$49/month'],
    ['Status Changed', { status: 'Expired' }, '$83.25/month'],
    ['Details Updated', { nextBilling: '2027-02-01' }, '$83.25/month'],
  ] as const)('says %s for %j', (action, changes, amount) => {
    const after = changedSubscription(before, saved(changes), stamp);
    expect(after).toMatchObject({ ...changes, id: before.id, userName: before.userName });
    expect(after.history).toEqual([
      {
        id: '2',
        action,
        plan: after.plan,
        status: after.status,
        startDate: after.startDate,
        endDate: after.endDate,
        gracePeriod: '3 days',
        paymentMethod: 'PayPal',
        amount,
        changedBy: stamp.by,
        timestamp: stamp.at,
      },
      first,
    ]);
  });

  it('adds no entry when nothing was changed', () => {
    expect(changedSubscription(before, saved({}), stamp)).toBe(before);
  });

  it('begins the history of a subscription that has none', () => {
    const after = changedSubscription({ ...before, history: [] }, saved({ plan: 'Premium' }), stamp);
    expect(after.history).toMatchObject([{ id: '1', gracePeriod: '3 days', amount: '$186.33/month' }]);
  });
});

it('a changed subscription costs what its plan costs in this tab, also in another billing cycle', () => {
  const offered = {
    tier: 'Premium',
    status: 'active',
    price: '1250',
    currency: 'EUR',
    duration: 'yearly',
    maxUsers: 60,
    maxProjects: null,
  } as const;
  const before = buildCompanySubscription({ plan: 'Standard' });
  const change = { ...stamp, planOf: () => offered };
  const amount = (billingCycle: string) =>
    changedSubscription(before, { plan: 'Premium', billingCycle }, change).history[0]?.amount;
  expect(amount('Yearly')).toBe('EUR 1,250/year');
  expect(amount('Monthly')).toBe('EUR 104.17/month');
});

it('a new subscription begins its history', () => {
  const row = buildUserSubscription({ plan: 'Basic', status: 'Pending', history: [] });
  expect(newSubscription(row, stamp).history).toMatchObject([
    { id: '1', action: 'Initial Subscription', plan: 'Basic', status: 'Pending', changedBy: stamp.by },
  ]);
});

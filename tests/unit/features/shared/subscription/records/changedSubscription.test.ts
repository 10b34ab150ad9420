import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { buildHistoryEntry } from '#fixtures/build/historyEntry.ts';
import { buildUserSubscription } from '#fixtures/build/userSubscription.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { developerPlanOf } from '#src/features/shared/subscription/developerPlans.store.ts';
import { changedSubscription } from '#src/features/shared/subscription/records/changedSubscription.ts';
import {
  companySubscriptionFields,
  toSubscription,
} from '#src/features/shared/subscription/subscriptionFields.ts';
import { amountText, unknownSubscription } from '#src/lib/subscription.ts';

const planOf = (name: string) => developerPlanOf(name);
const by = 'support@blume.example';
const now = '2026-11-20T10:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
});

describe('a changed subscription', () => {
  const before = buildCompanySubscription({ plan: 'Standard', status: 'Active' });

  /** The saved terms after these were changed in the form. */
  const saved = (changes: Partial<Subscription>): Subscription => ({
    ...toSubscription(valuesOf(companySubscriptionFields, before)),
    ...changes,
  });

  it.each([
    ['Plan Upgraded', { plan: 'Premium', status: 'Canceled' }, '$2,236/year', false],
    ['Plan Downgraded', { plan: 'Basic' }, '$588/year', true],
    ['Status Changed', { status: 'Trial', autoRenew: false }, '$0/year', false],
    ['Details Updated', { billingCycle: 'Monthly' }, '$83.25/month', false],
    ['Details Updated', { startDate: '2027-01-01', endDate: '2028-01-01' }, '$999/year', true],
    ['Details Updated', { limits: { users: 1, projects: 0, storage: '1GB' } }, '$999/year', false],
  ] as const)('says %s for %j', (action, changes, amount, charges) => {
    const after = changedSubscription(before, saved(changes), planOf, by);
    expect(after).toMatchObject({ ...changes, id: before.id, companyName: before.companyName });
    const [entry, ...older] = after.history;
    expect(older).toEqual(before.history);
    expect(amountText(entry?.amount ?? null)).toBe(amount);
    expect(entry).toEqual({
      id: '2',
      action,
      plan: after.plan,
      status: after.status,
      startDate: after.startDate,
      endDate: after.endDate,
      gracePeriod: after.gracePeriod,
      paymentMethod: after.paymentMethod,
      amount: entry?.amount,
      charges,
      changedBy: by,
      timestamp: now,
    });
  });

  it('adds no entry when nothing was changed', () => {
    expect(changedSubscription(before, saved({}), planOf, by)).toBe(before);
  });

  it('of a user keeps what the form of the list does not have', () => {
    const first = buildHistoryEntry();
    const user = buildUserSubscription({ gracePeriod: '3 days', paymentMethod: 'PayPal', history: [first] });
    const after = changedSubscription(user, { nextBilling: '2027-02-01' }, planOf, by);
    expect(after.history).toMatchObject([
      { id: '2', action: 'Details Updated', gracePeriod: '3 days', paymentMethod: 'PayPal', charges: false },
      { id: '1' },
    ]);
  });

  it('costs what its plan costs in this tab, also in another billing cycle', () => {
    const own = { description: '', price: '1250', currency: 'EUR', duration: 'yearly' } as const;
    const plan = { ...own, maxUsers: 60, maxProjects: null };
    const amount = (billingCycle: string) =>
      changedSubscription(before, { plan: 'Premium', billingCycle }, () => plan, by).history[0]?.amount ??
      null;
    expect(amountText(amount('Yearly'))).toBe('EUR 1,250/year');
    expect(amountText(amount('Monthly'))).toBe('EUR 104.17/month');
  });
});

describe('the first entry of a history', () => {
  const none = buildCompanySubscription({ ...unknownSubscription, history: [] });
  const terms = { plan: 'Basic', status: 'Active', startDate: '2026-11-20', billingCycle: 'Monthly' };

  it('begins a new subscription, which is charged', () => {
    const { history } = changedSubscription(none, terms, planOf, by);
    expect(history).toMatchObject([{ id: '1', action: 'Initial Subscription', charges: true }]);
  });

  it('of one that the server has is a change: it was charged before', () => {
    const { history } = changedSubscription({ ...none, ...terms }, { endDate: '2027-11-20' }, planOf, by);
    expect(history).toMatchObject([{ action: 'Details Updated', charges: false }]);
  });
});

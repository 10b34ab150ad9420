import { describe, expect, it } from 'vitest';
import { buildHistoryEntry } from '#fixtures/build/historyEntry.ts';
import { buildUserSubscription } from '#fixtures/build/userSubscription.ts';
import type { UserSubscriptionTerms } from '#src/api/types/subscription/userSubscription.ts';
import { changedInvestorSubscription } from '#src/features/investor-subscriptions/changedInvestorSubscription.ts';
import { toUserSubscriptionTerms } from '#src/features/investor-subscriptions/investorSubscriptionForm.ts';

const stamp = { by: 'support@blume.example', at: '2026-11-20T10:00:00Z' };
const first = buildHistoryEntry({ gracePeriod: '3 days', paymentMethod: 'PayPal', amount: '$99/month' });
const before = buildUserSubscription({ plan: 'Standard', status: 'Active', history: [first] });

const saved = (changes: Partial<UserSubscriptionTerms>): UserSubscriptionTerms => ({
  ...toUserSubscriptionTerms(before),
  ...changes,
});

describe('changedInvestorSubscription', () => {
  it.each([
    ['Plan Upgraded', { plan: 'Enterprise' }, '$499/month'],
    ['Plan Downgraded', { plan: 'Basic', status: 'Renewal' }, '$49/month'],
    ['Status Changed', { status: 'Expired' }, '$99/month'],
    ['Details Updated', { nextBilling: '2027-02-01' }, '$99/month'],
  ] as const)('says %s for %j', (action, changes, amount) => {
    const after = changedInvestorSubscription(before, saved(changes), stamp);
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
    expect(changedInvestorSubscription(before, saved({}), stamp)).toBe(before);
  });

  it('begins the history of a subscription that has none', () => {
    const after = changedInvestorSubscription({ ...before, history: [] }, saved({ plan: 'Premium' }), stamp);
    expect(after.history).toMatchObject([{ id: '1', gracePeriod: '', amount: '$1,999/year' }]);
  });
});

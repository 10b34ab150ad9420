import { describe, expect, it } from 'vitest';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import type { CompanySubscriptionTerms } from '#src/api/types/subscription/companySubscription.ts';
import { changedCompanySubscription } from '#src/features/company-subscriptions/changedCompanySubscription.ts';
import { toSubscription, toSubscriptionValues } from '#src/features/shared/subscription/subscriptionForm.ts';

const stamp = { by: 'support@blume.example', at: '2026-11-20T10:00:00Z' };
const before = buildCompanySubscription({ plan: 'Standard', status: 'Active' });

/** The saved terms after these were changed in the form. */
const saved = (changes: Partial<CompanySubscriptionTerms>): CompanySubscriptionTerms => ({
  ...toSubscription(toSubscriptionValues(before)),
  ...changes,
});

describe('changedCompanySubscription', () => {
  it.each([
    ['Plan Upgraded', { plan: 'Premium', status: 'Canceled' }, '$1,999/year'],
    ['Plan Downgraded', { plan: 'Basic' }, '$499/year'],
    ['Status Changed', { status: 'Trial', autoRenew: false }, '$0/year'],
    ['Details Updated', { billingCycle: 'Monthly' }, '$99/month'],
    ['Details Updated', { limits: { users: 1, projects: 0, storage: '1GB' } }, '$999/year'],
  ] as const)('says %s for %j', (action, changes, amount) => {
    const after = changedCompanySubscription(before, saved(changes), stamp);
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
    expect(changedCompanySubscription(before, saved({}), stamp)).toBe(before);
  });
});

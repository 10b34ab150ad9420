import { describe, expect, it } from 'vitest';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';
import { subscriptionKind } from '#src/features/shared/subscription/subscriptionForm.ts';
import {
  changedFields,
  toSubscription,
  toSubscriptionValues,
} from '#src/features/shared/subscription/subscriptionValues.ts';

const values = toSubscriptionValues(defaultSubscription);

describe('toSubscription', () => {
  it('is inverse to toSubscriptionValues', () => {
    expect(toSubscription(values)).toEqual(defaultSubscription);
  });

  it('trims and falls back to 0GB', () => {
    const subscription = toSubscription({ ...values, gracePeriod: ' 7 days ', storage: '  ' });
    expect(subscription.gracePeriod).toBe('7 days');
    expect(subscription.limits.storage).toBe('0GB');
  });
});

describe('the schema', () => {
  it.each([
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-01', '2027-01-01', true],
    ['2026-01-02', '2026-01-01', false],
    ['', '2026-01-01', true],
    ['2026-01-01', '', true],
  ])('start %j and end %j: %s', async (startDate, endDate, valid) => {
    expect(await subscriptionKind.schema.isValid({ ...values, startDate, endDate })).toBe(valid);
  });

  it('has a message for each error', async () => {
    const wrong = { ...values, startDate: '2026-02-01', endDate: '2026-01-01' };
    await expect(subscriptionKind.schema.validate(wrong)).rejects.toThrow(
      'End date must not be before the start date',
    );
  });
});

describe('changedFields', () => {
  it('returns the fields whose saved values differ', () => {
    expect([...changedFields(values, { ...values, plan: 'Premium Plan', users: '5' })].sort()).toEqual([
      'plan',
      'users',
    ]);
  });

  it('does not count spaces or what parses to the same number', () => {
    expect(changedFields(values, { ...values, users: '00', storage: ' 0GB ' }).size).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { companySubscriptions, userSubscriptions } from '#fixtures/build/samples.ts';
import type { SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';
import { planLimits } from '#src/features/shared/subscription/plans.ts';
import { companySubscriptionStatuses, planTiers, userSubscriptionStatuses } from '#src/lib/subscription.ts';

/** The properties that both kinds of samples share. */
interface Sample {
  readonly id: string;
  readonly plan: string;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly history: readonly SubscriptionHistoryEntry[];
}

describe.each<readonly [string, readonly Sample[], number, readonly string[], number]>([
  ['companies', companySubscriptions, 37, companySubscriptionStatuses, 10],
  ['users', userSubscriptions, 34, userSubscriptionStatuses, 20],
])('the sample subscriptions of %s', (_, rows, count, statuses, long) => {
  it('are as many as product.md says, in every status and plan', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statuses));
    expect(new Set(rows.map(({ plan }) => plan))).toEqual(new Set(planTiers));
  });

  it('have a history, newest first, whose newest entry equals their current terms', () => {
    expect(rows.some(({ history }) => history.length > long)).toBe(true);
    for (const { history, plan, status, startDate, endDate } of rows) {
      expect(history[0]).toMatchObject({ plan, status, startDate, endDate });
      expect(history.at(-1)?.action).toBe('Initial Subscription');
      const times = history.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted().reverse());
      expect(new Set(history.map(({ id }) => id)).size).toBe(history.length);
    }
  });
});

it('has a name of 80 characters among companies and among users', () => {
  expect(companySubscriptions.some(({ companyName }) => companyName.length === 80)).toBe(true);
  expect(userSubscriptions.some(({ userName }) => userName.length === 80)).toBe(true);
});

it('gives companies the limits of their plans', () => {
  for (const { plan, limits } of companySubscriptions) {
    expect(planLimits(plan) ?? limits).toEqual(limits);
  }
});

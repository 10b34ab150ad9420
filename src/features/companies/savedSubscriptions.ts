import type { Company } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { sentSubscription, toPlanName } from '#src/features/shared/subscription/sentSubscription.ts';

/** Subscriptions saved in this tab, by the company's id. */
export type Subscriptions = Readonly<Record<string, Subscription>>;

/** A company's subscription: the one saved in this tab, else the server's. */
export function subscriptionOf(
  { id, plan, subscription }: Pick<Company, 'id' | 'plan' | 'subscription'>,
  saved: Subscriptions,
): Subscription {
  return saved[id] ?? sentSubscription(plan, subscription);
}

/** The rows with the plans saved in this tab; returns `rows` itself when nothing changes. */
export function withSavedPlans(rows: readonly Company[], saved: Subscriptions): readonly Company[] {
  const merged = rows.map((row) => withSavedPlan(row, saved));
  return merged.some((row, index) => row !== rows[index]) ? merged : rows;
}

/** The plan is written as in the filter's choices; an unknown plan stays as the server sent it. */
function withSavedPlan(row: Company, saved: Subscriptions): Company {
  const plan = saved[row.id]?.plan ?? toPlanName(row.plan) ?? row.plan;
  return plan === row.plan ? row : { ...row, plan };
}

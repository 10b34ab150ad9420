import type { Company } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription.ts';
import { sentSubscription, toPlanName } from '#src/features/shared/subscription/sentSubscription.ts';

/** Subscriptions saved in this tab, by the company's id. */
export type Subscriptions = Readonly<Record<string, Subscription>>;

/** A company's subscription: what was saved here, else what the server sent. */
export function subscriptionOf(
  { id, plan, subscription }: Pick<Company, 'id' | 'plan' | 'subscription'>,
  saved: Subscriptions,
): Subscription {
  return saved[id] ?? sentSubscription(plan, subscription);
}

/** The server's rows with the plans that were saved in this tab over theirs; the same rows while there are none. */
export function withSavedPlans(rows: readonly Company[], saved: Subscriptions): readonly Company[] {
  const laid = rows.map((row) => withSavedPlan(row, saved));
  return laid.some((row, index) => row !== rows[index]) ? laid : rows;
}

/** The plan as it is filtered by: the known name, else the server's own word. */
function withSavedPlan(row: Company, saved: Subscriptions): Company {
  const plan = saved[row.id]?.plan ?? toPlanName(row.plan) ?? row.plan;
  return plan === row.plan ? row : { ...row, plan };
}

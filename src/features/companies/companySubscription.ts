import type { Company } from '#src/api/types/company.ts';
import type { PlanName, Subscription } from '#src/api/types/subscription.ts';
import { defaultSubscription, planNames } from '#src/features/shared/subscription/subscription.ts';

/** Subscriptions saved in this tab, by the company's id. */
export type Subscriptions = Readonly<Record<string, Subscription>>;

/** The selectable plan that a server's word means: `premium` is the Premium Plan; null for any other. */
export function toPlanName(text: string | null): PlanName | null {
  const word = text?.trim().toLowerCase() ?? '';
  return (
    planNames.find((name) => [name, name.replace(' Plan', '')].some((own) => own.toLowerCase() === word)) ??
    null
  );
}

/** A company's subscription: what was saved here, else its plan with the defaults of spec section 3. */
export function subscriptionOf(
  { id, plan }: Pick<Company, 'id' | 'plan'>,
  saved: Subscriptions,
): Subscription {
  return saved[id] ?? { ...defaultSubscription, plan: toPlanName(plan) ?? defaultSubscription.plan };
}

/** The server's rows with the plans that were saved in this tab over theirs; the same rows while there are none. */
export function withSavedPlans(rows: readonly Company[], saved: Subscriptions): readonly Company[] {
  const laid = rows.map((row) => withSavedPlan(row, saved));
  return laid.some((row, index) => row !== rows[index]) ? laid : rows;
}

/** The plan as it is filtered by: the known name, else the server's own word. */
export function withSavedPlan(row: Company, saved: Subscriptions): Company {
  const plan = saved[row.id]?.plan ?? toPlanName(row.plan) ?? row.plan;
  return plan === row.plan ? row : { ...row, plan };
}

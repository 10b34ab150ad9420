import type { SubscribedPlan, SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';
import { subscribedPlans } from './plans.ts';

/** The terms of a subscription that an entry records, in the order in which they are shown. */
export const historyTerms = [
  'plan',
  'status',
  'startDate',
  'endDate',
  'gracePeriod',
  'paymentMethod',
  'amount',
] as const;

export type HistoryTerm = (typeof historyTerms)[number];
export type HistoryTerms = Readonly<Record<HistoryTerm, string>>;

/** Who changed a subscription, and when (ISO 8601). */
export interface Stamp {
  readonly by: string;
  readonly at: string;
}

/** The terms that differ from the entry before; none for the oldest entry. */
export function changedTerms(
  entry: HistoryTerms,
  before: HistoryTerms | undefined,
): ReadonlySet<HistoryTerm> {
  return new Set(before ? historyTerms.filter((term) => entry[term] !== before[term]) : []);
}

interface PlanAndStatus {
  readonly plan: SubscribedPlan;
  readonly status: string;
}

/** The action of a saved change. A change of plan takes precedence over one of status. */
export function actionOf(before: PlanAndStatus, after: PlanAndStatus): string {
  const step = subscribedPlans.indexOf(after.plan) - subscribedPlans.indexOf(before.plan);
  if (step !== 0) return step > 0 ? 'Plan Upgraded' : 'Plan Downgraded';
  return before.status === after.status ? 'Details Updated' : 'Status Changed';
}

/** A history, newest first, with an entry for a saved change added in front. */
export function withEntry(
  history: readonly SubscriptionHistoryEntry[],
  action: string,
  { plan, status, startDate, endDate, gracePeriod, paymentMethod, amount }: HistoryTerms,
  { by, at }: Stamp,
): readonly SubscriptionHistoryEntry[] {
  const id = String(history.length + 1);
  const terms = { plan, status, startDate, endDate, gracePeriod, paymentMethod, amount };
  return [{ id, action, ...terms, changedBy: by, timestamp: at }, ...history];
}

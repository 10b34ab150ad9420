import type { Amount, Subscription } from '#src/api/types/subscription/subscription.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { endsNever, sumText } from '#src/lib/subscription.ts';
import { day, daysBetween } from '#src/lib/values/day.ts';
import { meaningOf } from '#src/lib/values/kind.ts';

/** What the renewal of a subscription depends on. */
export interface Renewable extends Pick<Subscription, 'status' | 'endDate' | 'autoRenew'> {
  readonly amount: Amount | null;
}

type Term = Pick<Renewable, 'status' | 'endDate'>;

/** Whether a subscription of this status is over: it is billed no more. */
export function hasEnded(status: string): boolean {
  return status === 'Expired' || status === 'Canceled';
}

/**
 * The days from today to the last day of a subscription; negative in a grace period. Null for one that is over, has not
 * begun or has no end. Today is the day that is shown in the preferred zone.
 */
export function daysLeft({ status, endDate }: Term, now: Date): number | null {
  if (status === 'Pending' || hasEnded(status) || endsNever(endDate)) return null;
  const [today, end] = [meaningOf(day, shownDate(now.getTime()) ?? ''), meaningOf(day, endDate)];
  return today === null || end === null ? null : daysBetween(today, end);
}

/** The spans of the filter Ends, in days. Each contains the shorter ones. */
export const endSpans = [7, 30, 90] as const;

/** The values of the filter Ends that a subscription has: its spans, or `ended`. */
export function endsOf(term: Term, now: Date): readonly string[] {
  const days = daysLeft(term, now);
  if (days === null) return hasEnded(term.status) ? ['ended'] : [];
  return days < 0 ? ['ended'] : endSpans.filter((span) => days <= span).map(String);
}

/**
 * The sum that is at stake if these subscriptions are not renewed: `$1,299`. It adds the present amounts, one period each;
 * trials are free, and those that have ended add nothing.
 */
export function expiringAmount(rows: readonly Renewable[], now: Date): string {
  const running = rows.filter((row) => (daysLeft(row, now) ?? -1) >= 0);
  return sumText(running.flatMap(({ amount }) => amount ?? []));
}

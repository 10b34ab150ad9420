import type { KindId } from '#src/api/types/record.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { type Answer, inLine, type Records, refTo } from '#src/features/shared/records/recordKind.ts';
import { everySubscriptionStatus, subscriptionIntent } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';
import { limitTexts } from './subscription.ts';

/** The end and the limits of a subscription: `Ends 2026-12-31 · 50 users · 100 projects · 500GB`. */
export function termsInLine({ endDate, limits }: Pick<Subscription, 'endDate' | 'limits'>): string {
  return inLine(endDate && `Ends ${endDate}`, ...limitTexts(limits));
}

/** The status of a subscription as a badge. */
export const subscriptionBadge = (status: string) => ({
  label: status,
  intent: subscriptionIntent(status),
});

/** Sorts subscriptions by their status. */
export function byStatus(one: Pick<Subscription, 'status'>, other: Pick<Subscription, 'status'>): number {
  return everySubscriptionStatus.indexOf(one.status) - everySubscriptionStatus.indexOf(other.status);
}

/** The plan that a subscription names. */
export function planAnswer(kind: KindId, plan: string | null, { hrefOf }: Records): Answer | null {
  return plan ? { text: plan, href: hrefOf(refTo(kind, plan)) } : null;
}

/** What a deletion of those who have subscriptions does to them. */
export function subscriptionsLost({ length }: readonly unknown[]): readonly string[] {
  if (length === 0) return [];
  if (length === 1) return ['The subscription and its payments are lost.'];
  return [`${formatNumber(length)} subscriptions and their payments are lost.`];
}

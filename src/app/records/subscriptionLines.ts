import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { inLine, type RelatedLine } from '#src/features/shared/records/recordKind.ts';
import { everySubscriptionStatus, subscriptionIntent } from '#src/lib/labels.ts';
import { endInWords, limitTexts } from '#src/lib/subscription.ts';

/** The end and the limits of a subscription: `Ends 2026-12-31 · 50 users · 100 projects · 500GB`. */
export function termsInLine(subscription: Pick<Subscription, 'status' | 'endDate' | 'limits'>): string {
  return inLine(endInWords(subscription), ...limitTexts(subscription.limits));
}

/** The status of a subscription as a badge. */
export function subscriptionBadge(status: string): RelatedLine['status'] {
  return { label: status, intent: subscriptionIntent(status) };
}

/** Sorts subscriptions by their status. */
export function byStatus(one: Pick<Subscription, 'status'>, other: Pick<Subscription, 'status'>): number {
  return everySubscriptionStatus.indexOf(one.status) - everySubscriptionStatus.indexOf(other.status);
}

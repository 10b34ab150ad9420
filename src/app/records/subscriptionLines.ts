import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { inLine, type RelatedLine } from '#src/features/shared/records/recordKind.ts';
import { limitTexts } from '#src/features/shared/subscription/subscription.ts';
import { everySubscriptionStatus, subscriptionIntent } from '#src/lib/labels.ts';

/** The end and the limits of a subscription: `Ends 2026-12-31 · 50 users · 100 projects · 500GB`. */
export function termsInLine({ endDate, limits }: Pick<Subscription, 'endDate' | 'limits'>): string {
  return inLine(endDate && `Ends ${endDate}`, ...limitTexts(limits));
}

/** The status of a subscription as a badge. */
export function subscriptionBadge(status: string): RelatedLine['status'] {
  return { label: status, intent: subscriptionIntent(status) };
}

/** Sorts subscriptions by their status. */
export function byStatus(one: Pick<Subscription, 'status'>, other: Pick<Subscription, 'status'>): number {
  return everySubscriptionStatus.indexOf(one.status) - everySubscriptionStatus.indexOf(other.status);
}

import type { PlanAudience } from '#src/api/types/plan.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { type Answer, inLine, type Records, refTo } from '#src/features/shared/records/recordKind.ts';
import { everySubscriptionStatus, subscriptionIntent } from '#src/lib/labels.ts';
import { endInWords, limitTexts, planLabel } from '#src/lib/subscription.ts';
import { formatNumber } from '#src/lib/text.ts';
import { planIdOf } from './planIds.ts';

/** The end and the limits of a subscription: `Ends 2026-12-31 · 50 users · 100 projects · 500GB`. */
export function termsInLine(subscription: Pick<Subscription, 'status' | 'endDate' | 'limits'>): string {
  return inLine(endInWords(subscription), ...limitTexts(subscription.limits));
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
export function planAnswer(audience: PlanAudience, plan: string | null, { hrefOf }: Records): Answer | null {
  return plan
    ? { text: planLabel(plan), href: hrefOf(refTo(`${audience}-plans`, planIdOf(audience, plan))) }
    : null;
}

/** What a deletion of those who have subscriptions does to them. */
export function subscriptionsLost({ length }: readonly unknown[]): readonly string[] {
  if (length === 0) return [];
  if (length === 1) return ['The subscription and its payments are lost.'];
  return [`${formatNumber(length)} subscriptions and their payments are lost.`];
}

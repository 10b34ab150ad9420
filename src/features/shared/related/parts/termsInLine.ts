import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { limitTexts } from '#src/features/shared/subscription/subscription.ts';
import { inLine } from '../recordEntry.ts';

/** The end and the limits of a subscription: `Ends 2026-12-31 · 50 users · 100 projects · 500GB`. */
export function termsInLine({ endDate, limits }: Pick<Subscription, 'endDate' | 'limits'>): string {
  return inLine(endDate && `Ends ${endDate}`, ...limitTexts(limits));
}

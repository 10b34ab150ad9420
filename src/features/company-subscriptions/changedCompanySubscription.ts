import type {
  CompanySubscriptionRecord,
  CompanySubscriptionTerms,
} from '#src/api/types/subscription/companySubscription.ts';
import { countChanges } from '#src/features/shared/form/formValues.ts';
import { actionOf, type Stamp, withEntry } from '#src/features/shared/subscription/history.ts';
import { amountOf } from '#src/features/shared/subscription/plans.ts';

/** The record with the saved subscription and a new history entry; `before` itself if nothing changed. */
export function changedCompanySubscription(
  before: CompanySubscriptionRecord,
  saved: CompanySubscriptionTerms,
  stamp: Stamp,
): CompanySubscriptionRecord {
  if (countChanges(before, saved) === 0) return before;
  const amount = amountOf(saved.plan, saved.status, saved.billingCycle);
  const history = withEntry(before.history, actionOf(before, saved), { ...saved, amount }, stamp);
  return { ...before, ...saved, history };
}

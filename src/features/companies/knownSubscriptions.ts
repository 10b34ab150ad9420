import type { Company, CompanyTerms } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { RecordedSubscription } from '#src/features/shared/subscription/records/changedSubscription.ts';
import { modalTerms } from '#src/features/shared/subscription/records/modalTerms.ts';
import { toModalPlan } from '#src/features/shared/subscription/subscription.ts';
import { sentSubscription } from './sentSubscription.ts';

/** A record of this tab about the subscription of a company. */
export interface KnownSubscription {
  readonly terms: RecordedSubscription;
  /** It was changed in this tab: it overrides what the server sent. Otherwise it fills what the server did not send. */
  readonly changed: boolean;
}

/** The known subscriptions by the company's id. */
export type KnownSubscriptions = ReadonlyMap<string, KnownSubscription>;

/** The subscription of a company in the words of the modal: the record changed here, else the server's, field by field. */
export function subscriptionOf(
  { id, plan, subscription }: Pick<Company, 'id' | 'plan' | 'subscription'>,
  known: KnownSubscriptions,
): Subscription {
  const record = known.get(id);
  const terms = record && modalTerms(record.terms);
  return terms && record.changed ? terms : sentSubscription(plan, subscription, terms);
}

/** What is shown of the subscription of a company, with the status and the amount of its record; null without one. */
function termsOf(company: Company, known: KnownSubscriptions): CompanyTerms | null {
  const record = known.get(company.id)?.terms;
  if (!record && !company.subscription) return null;
  const { status, endDate } = subscriptionOf(company, known);
  return { status: record?.status ?? status, endDate, amount: record?.history[0]?.amount ?? '' };
}

/** The rows with plan and terms of their subscriptions. */
export function withSubscriptions(rows: readonly Company[], known: KnownSubscriptions): readonly Company[] {
  return withKnownPlans(rows, known).map((row) => {
    const terms = termsOf(row, known);
    return terms ? { ...row, terms } : row;
  });
}

/** The rows with the plans of the known subscriptions; returns `rows` itself when nothing changes. */
export function withKnownPlans(rows: readonly Company[], known: KnownSubscriptions): readonly Company[] {
  const merged = rows.map((row) => withKnownPlan(row, known));
  return merged.some((row, index) => row !== rows[index]) ? merged : rows;
}

/** The plan is written as in the filter's choices; an unknown plan stays as the server sent it, a missing one is null. */
function withKnownPlan(row: Company, known: KnownSubscriptions): Company {
  const record = known.get(row.id);
  const own = record && modalTerms(record.terms).plan;
  const plan = record?.changed || row.plan === null ? own : toModalPlan(row.plan);
  return plan === undefined || plan === row.plan ? row : { ...row, plan };
}

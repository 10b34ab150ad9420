import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import {
  companySubscriptionEntry,
  userSubscriptionEntry,
} from '#src/features/shared/related/entries/masterEntries.ts';
import { everySubscriptionStatus } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';

const { companySubscriptions, investorSubscriptions } = paths.master;

/** Who is on a plan, as lines that need not name it. */
function subscribers(records: MasterRecords, audience: PlanAudience, tier: string | null) {
  return audience === 'developer'
    ? records.companySubscriptions
        .filter(({ plan }) => plan === tier)
        .map((row) => ({ ...companySubscriptionEntry(row), hint: row.companyId }))
    : records.userSubscriptions
        .filter(({ plan }) => plan === tier)
        .map((row) => ({ ...userSubscriptionEntry(row), hint: row.userId }));
}

const rank = ({ status }: RelatedLine) => everySubscriptionStatus.indexOf(status?.label ?? '');

/** The companies or investors that a plan has, by the status of their subscriptions. */
export function partsOfPlan(
  audience: PlanAudience,
  { tier }: Pick<StoredPlan, 'tier'>,
): readonly RelatedPart<MasterRecords>[] {
  const [path, title, none] =
    audience === 'developer'
      ? [companySubscriptions, 'Companies', 'No companies']
      : [investorSubscriptions, 'Investors', 'No investors'];
  return [
    {
      title,
      none,
      lines: (records) =>
        subscribers(records, audience, tier).toSorted((one, other) => rank(one) - rank(other)),
      all: () => listUrl(path, { plan: tier ?? '' }),
    },
  ];
}

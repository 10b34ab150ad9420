import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { everySubscriptionStatus, subscriptionIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import type { MasterRecords } from '../records.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';

const { companySubscriptions, investorSubscriptions } = paths.master;

interface Subscriber {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly plan: string;
  readonly status: string;
}

function subscribers(records: MasterRecords, audience: PlanAudience): readonly Subscriber[] {
  if (audience === 'developer') {
    return records.companySubscriptions.map(({ id, companyName, companyId, plan, status }) => ({
      ...{ id, name: companyName, number: companyId, plan, status },
    }));
  }
  return records.userSubscriptions.map(({ id, userName, userId, plan, status }) => ({
    ...{ id, name: userName, number: userId, plan, status },
  }));
}

const rank = ({ status }: Subscriber) => everySubscriptionStatus.indexOf(status);

/** The companies or investors that a plan has, by the status of their subscriptions. */
export function partsOfPlan(
  audience: PlanAudience,
  { tier }: Pick<StoredPlan, 'tier'>,
): readonly RelatedPart<MasterRecords>[] {
  const [path, title, none] =
    audience === 'developer'
      ? [companySubscriptions, 'Companies', 'No companies']
      : [investorSubscriptions, 'Investors', 'No investors'];
  const toLine = ({ id, name, number, status }: Subscriber): RelatedLine => ({
    id,
    label: name,
    hint: number,
    status: { label: status, intent: subscriptionIntent(status) },
    href: recordUrl(path, id, 'history'),
  });
  return [
    {
      title,
      none,
      lines: (records) =>
        subscribers(records, audience)
          .filter(({ plan }) => plan === tier)
          .toSorted((one, other) => rank(one) - rank(other))
          .map(toLine),
      all: () => listUrl(path, { plan: tier ?? '' }),
    },
  ];
}

import type { Investor } from '#src/api/types/investor.ts';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { activeIntent, subscriptionIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { planOf, planPath } from '../findRecord.ts';
import type { MasterRecords } from '../records.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';
import { ticketsOf } from './ticketParts.ts';

const { investorUsers, investorSubscriptions, supportManagement } = paths.master;

function subscriptionLine({ id, plan, status, ...dates }: UserSubscription): RelatedLine {
  const { endDate, lastPayment, nextBilling } = dates;
  const terms = [
    endDate && `Ends ${endDate}`,
    lastPayment && `Last payment ${lastPayment}`,
    nextBilling && `Next billing ${nextBilling}`,
  ];
  return {
    id,
    label: plan,
    hint: terms.filter(Boolean).join(' · '),
    status: { label: status, intent: subscriptionIntent(status) },
    href: recordUrl(investorSubscriptions, id, 'history'),
  };
}

/** The plan that a subscription names, as a part of another record. */
export function planPart(audience: PlanAudience, name: string): RelatedPart<MasterRecords> {
  return {
    title: 'Plan',
    none: 'No plan',
    lines: (records) => {
      const plan = planOf(records, audience, name);
      if (plan) {
        const { id, description } = plan;
        return [{ id, label: plan.name, hint: description, href: recordUrl(planPath(audience), id) }];
      }
      return name === '' ? [] : [{ id: name, label: name, hint: '' }];
    },
  };
}

/** The investor with an id, as a part of another record. */
export function investorPart(userId: string): RelatedPart<MasterRecords> {
  return {
    title: 'Investor',
    none: 'No investor',
    lines: ({ investors }) =>
      investors
        .filter(({ id }) => id === userId)
        .map(({ id, name, email, status }) => ({
          id,
          label: name,
          hint: email,
          status: { label: status, intent: activeIntent(status === 'Active') },
          href: recordUrl(investorUsers, id),
        })),
  };
}

/** What belongs to an investor: plan, subscription with its payments, tickets. */
export function partsOfInvestor({ id, email, plan }: Investor): readonly RelatedPart<MasterRecords>[] {
  return [
    planPart('investor', plan),
    {
      title: 'Subscription',
      none: 'No subscription',
      lines: ({ userSubscriptions }) =>
        userSubscriptions.filter(({ userId }) => userId === id).map(subscriptionLine),
      all: () => listUrl(investorSubscriptions, { user: id }),
    },
    ticketsOf(supportManagement, [email]),
  ];
}

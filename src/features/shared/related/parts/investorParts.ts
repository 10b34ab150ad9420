import type { Investor } from '#src/api/types/investor.ts';
import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import {
  investorEntry,
  planEntry,
  userSubscriptionEntry,
} from '#src/features/shared/related/entries/masterEntries.ts';
import { toRecordPlan } from '#src/features/shared/subscription/records/modalTerms.ts';
import { investorKey } from '#src/features/shared/tickets/customerKey.ts';
import { paths } from '#src/lib/paths.ts';
import { inLine } from '../recordEntry.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';
import { ticketsOf } from './ticketParts.ts';

const { investorSubscriptions, supportManagement } = paths.master;

/** The subscription of an investor, with its dates. */
function subscriptionLine(row: UserSubscription): RelatedLine {
  const { plan, endDate, lastPayment, nextBilling } = row;
  const dates = inLine(
    endDate && `Ends ${endDate}`,
    lastPayment && `Last payment ${lastPayment}`,
    nextBilling && `Next billing ${nextBilling}`,
  );
  return { ...userSubscriptionEntry(row), label: plan, hint: dates };
}

/** A term that was paid is active, and the first of those with its start. The newest payment is the first line. */
function paymentLines(row: UserSubscription): readonly RelatedLine[] {
  const { id, history } = row;
  const { href } = userSubscriptionEntry(row);
  const paid = history.filter(
    ({ status, startDate }, at) =>
      status === 'Active' && !history.slice(at + 1).some((older) => older.startDate === startDate),
  );
  return paid.map(({ id: entry, startDate, amount, action, paymentMethod }) => ({
    id: `${id} ${entry}`,
    label: amount,
    hint: inLine(startDate, paymentMethod, action),
    href,
  }));
}

/** The plan that a subscription names, `Premium` or `Premium Plan`, also if it was renamed. */
function planOf(records: MasterRecords, audience: PlanAudience, name: string): StoredPlan | undefined {
  const tier = toRecordPlan(name);
  return records.plans[audience].find((plan) => plan.tier !== null && plan.tier === tier);
}

/** The plan that a subscription names, as a part of another record. */
export function planPart(audience: PlanAudience, name: string): RelatedPart<MasterRecords> {
  return {
    title: 'Plan',
    none: 'No plan',
    lines: (records) => {
      const plan = planOf(records, audience, name);
      if (plan) return [planEntry(audience, plan)];
      return name === '' ? [] : [{ id: name, label: name, hint: '' }];
    },
  };
}

/** The investor with an id, as a part of another record. */
export function investorPart(userId: string): RelatedPart<MasterRecords> {
  return {
    title: 'Investor',
    none: 'No investor',
    lines: ({ investors }) => investors.filter(({ id }) => id === userId).map(investorEntry),
  };
}

/** What belongs to an investor: plan, subscription with its payments, tickets. */
export function partsOfInvestor({ id, plan }: Investor): readonly RelatedPart<MasterRecords>[] {
  const subscriptions = ({ userSubscriptions }: MasterRecords) =>
    userSubscriptions.filter(({ userId }) => userId === id);
  return [
    planPart('investor', plan),
    {
      title: 'Subscription',
      none: 'No subscription',
      lines: (records) => subscriptions(records).map(subscriptionLine),
      all: () => listUrl(investorSubscriptions, { user: id }),
    },
    {
      title: 'Payments',
      none: 'No payments',
      lines: (records) => subscriptions(records).flatMap(paymentLines),
      all: (records) =>
        subscriptions(records).map(userSubscriptionEntry)[0]?.href ??
        listUrl(investorSubscriptions, { user: id }),
    },
    ticketsOf(supportManagement, () => [investorKey(id)]),
  ];
}

import { CreditCard } from 'lucide-react';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { inLine, type LinkedKind, type RelatedLine, refTo } from '#src/features/shared/records/recordKind.ts';
import { byStatus, planAnswer } from '#src/features/shared/subscription/subscriptionLines.ts';
import { listUrl, recordUrl } from '#src/lib/recordUrl.ts';
import { investorSubscriptionKind } from '../subscription.ts';

const { path } = investorSubscriptionKind;
const dialog = 'history';
const investor = ({ userId }: UserSubscription) => refTo('investors', userId);

/** A term that was paid is active, and the first of those with its start. The newest payment is the first line. */
function paymentLines({ id, history }: UserSubscription, line: RelatedLine): readonly RelatedLine[] {
  const paid = history.filter(
    ({ status, startDate }, at) =>
      status === 'Active' && !history.slice(at + 1).some((older) => older.startDate === startDate),
  );
  return paid.map(({ id: entry, startDate, amount, action, paymentMethod }) => ({
    id: `${id} ${entry}`,
    label: amount,
    hint: inLine(startDate, paymentMethod, action),
    ...(line.href === undefined ? {} : { href: line.href }),
  }));
}

/** The subscriptions of investors, each opened in the dialog of its history. */
export const linkedInvestorSubscriptions: LinkedKind<UserSubscription> = {
  ...investorSubscriptionKind,
  heading: 'Investor Subscriptions',
  icon: CreditCard,
  dialog,
  hintOf: ({ userId, plan }) => inLine(userId, plan),
  customer: (row, records) => ({
    company: { text: row.userName, href: records.hrefOf(investor(row)) },
    plan: planAnswer('investor-plans', row.plan, records),
    subscription: { status: row.status, endDate: row.endDate, href: null },
  }),
  refers: [
    {
      title: 'Subscription',
      to: { investors: {} },
      of: investor,
      linesOf: ({ plan, endDate, lastPayment, nextBilling }, line) => {
        const hint = inLine(
          endDate && `Ends ${endDate}`,
          lastPayment && `Last payment ${lastPayment}`,
          nextBilling && `Next billing ${nextBilling}`,
        );
        return [{ ...line, label: plan, hint }];
      },
      all: ([user]) => listUrl(path, { user: user?.id ?? '' }),
    },
    {
      title: 'Payments',
      to: { investors: {} },
      of: investor,
      linesOf: paymentLines,
      all: (_, [row]) => (row ? recordUrl(path, row.id, dialog) : null),
    },
    {
      title: 'Investors',
      to: { 'investor-plans': { as: ({ tier }) => [refTo('investor-plans', tier) ?? []].flat() } },
      of: ({ plan }) => refTo('investor-plans', plan),
      linesOf: ({ userId }, line) => [{ ...line, hint: userId }],
      order: byStatus,
      all: ([plan]) => listUrl(path, { plan: plan?.id ?? '' }),
    },
  ],
};

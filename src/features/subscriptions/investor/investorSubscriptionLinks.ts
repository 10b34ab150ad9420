import { CreditCard } from 'lucide-react';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { inLine, type LinkedKind, type RelatedLine, refTo } from '#src/features/shared/records/recordKind.ts';
import { chargedEntries } from '#src/features/shared/subscription/ledger.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { investorSubscriptionKind } from '#src/features/shared/subscription/subscriptionKinds.ts';
import { byStatus, planAnswer } from '#src/features/shared/subscription/subscriptionLines.ts';
import { listUrl, recordUrl } from '#src/lib/recordUrl.ts';
import { amountText, endInWords, planLabel } from '#src/lib/subscription.ts';

const { path } = investorSubscriptionKind;
const dialog = 'history';
const investor = ({ userId }: UserSubscription) => refTo('investors', userId);

/** What was charged. The newest payment is the first line. */
function paymentLines({ id, history }: UserSubscription, line: RelatedLine): readonly RelatedLine[] {
  return chargedEntries(history).map(({ id: entry, startDate, amount, action, paymentMethod }) => ({
    id: `${id} ${entry}`,
    label: amountText(amount),
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
  hintOf: ({ userId, plan }) => inLine(userId, planLabel(plan)),
  customer: (row, records) => ({
    company: { text: row.userName, href: records.hrefOf(investor(row)) },
    plan: planAnswer('investor', row.plan, records),
    subscription: { status: row.status, endDate: row.endDate, href: null },
  }),
  refers: [
    {
      title: 'Subscription',
      to: { investors: {} },
      of: investor,
      linesOf: (row, line) => {
        const { plan, lastPayment, nextBilling } = row;
        const hint = inLine(
          endInWords(row),
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
      to: { 'investor-plans': {} },
      of: ({ plan }) => refTo('investor-plans', planIdOf('investor', plan)),
      linesOf: ({ userId }, line) => [{ ...line, hint: userId }],
      order: byStatus,
      all: (_, [row]) => (row ? listUrl(path, { plan: row.plan }) : null),
    },
  ],
};

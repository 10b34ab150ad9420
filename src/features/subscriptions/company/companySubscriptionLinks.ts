import { CreditCard } from 'lucide-react';
import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import { inLine, type LinkedKind, refTo } from '#src/features/shared/records/recordKind.ts';
import { planIdOf } from '#src/features/shared/subscription/planIds.ts';
import { companySubscriptionKind } from '#src/features/shared/subscription/subscriptionKinds.ts';
import { byStatus, planAnswer, termsInLine } from '#src/features/shared/subscription/subscriptionLines.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl, recordUrl } from '#src/lib/recordUrl.ts';
import { planLabel } from '#src/lib/subscription.ts';

const { path } = companySubscriptionKind;

const isListed = ({ history }: CompanySubscription) => history.length > 0;

/** The subscriptions of companies, each opened in the dialog of its history. */
export const linkedCompanySubscriptions: LinkedKind<CompanySubscription> = {
  ...companySubscriptionKind,
  heading: 'Company Subscriptions',
  icon: CreditCard,
  dialog: 'history',
  // The list has none of those that only the server has.
  hrefOf: (row) =>
    isListed(row) ? null : recordUrl(paths.master.companyManagement, row.companyId, 'subscription'),
  hintOf: ({ companyId, plan }) => inLine(companyId, planLabel(plan)),
  customer: ({ companyId, companyName, plan, status, endDate }, records) => ({
    company: { text: companyName, href: records.hrefOf(refTo('companies', companyId)) },
    plan: planAnswer('developer', plan, records),
    subscription: { status, endDate, href: null },
  }),
  refers: [
    {
      title: 'Subscription',
      to: { companies: {} },
      of: ({ companyId }) => refTo('companies', companyId),
      linesOf: (row, line) => [{ ...line, label: row.plan, hint: termsInLine(row) }],
      all: ([company]) => listUrl(path, { company: company?.id ?? '' }),
    },
    {
      title: 'Companies',
      to: { 'developer-plans': {} },
      of: (row) => (isListed(row) ? refTo('developer-plans', planIdOf('developer', row.plan)) : null),
      linesOf: ({ companyId }, line) => [{ ...line, hint: companyId }],
      order: byStatus,
      all: (_, [row]) => (row ? listUrl(path, { plan: row.plan }) : null),
    },
  ],
};

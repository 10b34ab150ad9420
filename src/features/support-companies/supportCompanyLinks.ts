import { Building2 } from 'lucide-react';
import type { SupportCompany } from '#src/api/types/support/company.ts';
import { type LinkedKind, refTo } from '#src/features/shared/records/recordKind.ts';
import { subscriptionBadge, termsInLine } from '#src/features/shared/subscription/subscriptionLines.ts';
import { planLabel } from '#src/lib/subscription.ts';
import { supportCompanyKind } from './supportCompany.ts';

/** The companies of the support portal, each with its subscription, of which this portal has no records. */
export const linkedSupportCompanies: LinkedKind<SupportCompany> = {
  ...supportCompanyKind,
  heading: 'Companies',
  icon: Building2,
  hintOf: ({ contactEmail }) => contactEmail,
  numbers: ({ contactEmail, mobile }) => ({ email: contactEmail, phone: mobile }),
  customer: ({ subscription: { plan, status, endDate } }) => ({
    plan: { text: planLabel(plan), href: null },
    subscription: { status, endDate, href: null },
  }),
  refers: [
    {
      title: 'Subscription',
      to: { 'support-companies': {} },
      of: ({ id }) => refTo('support-companies', id),
      linesOf: ({ id, subscription }) => [
        {
          id,
          label: subscription.plan,
          hint: termsInLine(subscription),
          status: subscriptionBadge(subscription.status),
        },
      ],
      all: () => null,
    },
  ],
};

import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import { dayColumn, textColumn, titleColumn } from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { companySubscriptionKind } from '#src/features/shared/subscription/subscriptionKinds.ts';
import { optionsOf } from '#src/lib/options.ts';
import { companySubscriptionStatuses, endsNever } from '#src/lib/subscription.ts';
import {
  autoRenewColumn,
  daysLeftColumn,
  subscriptionFilters,
  subscriptionList,
  termColumns,
  termLine,
} from './subscriptionList.ts';

/** The day of the next bill: the end date of an active or trial subscription, else null (spec section 2). */
export function nextBillingOf({ status, endDate }: CompanySubscription): string | null {
  return (status === 'Active' || status === 'Trial') && !endsNever(endDate) ? endDate : null;
}

/** The list of Company Subscriptions (spec section 2). */
export const companySubscriptionList = describeList<CompanySubscription>()({
  ...subscriptionList,
  ...companySubscriptionKind,
  title: 'Company Subscriptions',
  label: 'Company Subscriptions',
  search: 'Search by company name, id or plan',
  filters: {
    ...subscriptionFilters(optionsOf(companySubscriptionStatuses)),
    company: {
      type: 'reference',
      label: 'Company',
      of: ({ companyId }) => companyId,
      nameOf: ({ companyName }) => companyName,
    },
  },
  card: {
    title: 'company',
    corner: 'status',
    // One line, so that five cards are in sight below the views.
    lines: [termLine],
  },
  columns: [
    titleColumn('company', 'Company', { value: ({ companyName }) => companyName }),
    textColumn('companyId', 'Company ID', {
      value: ({ companyId }) => companyId,
      searchable: true,
      tone: 'muted',
      numeric: true,
      ch: 9,
      names: refersTo('companies', ({ companyId }) => companyId),
    }),
    ...termColumns('developer'),
    dayColumn('nextBilling', 'Next Billing', {
      value: (row) => nextBillingOf(row) ?? 'N/A',
      sortValue: nextBillingOf,
    }),
    textColumn('billingCycle', 'Billing Cycle', { value: ({ billingCycle }) => billingCycle, ch: 8 }),
    autoRenewColumn,
    daysLeftColumn,
  ],
});

import type {
  CompanySubscriptionRecord,
  CompanySubscriptionStatus,
} from '#src/api/types/subscription/companySubscription.ts';
import {
  badgeColumn,
  dayColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { choicesOf, describeList } from '#src/features/shared/list/describe/description.ts';
import { fieldText, planUntil } from '#src/features/shared/subscription/subscriptionFields.ts';
import { subscriptionIntent } from '#src/lib/labels.ts';

/** The statuses in the order of spec section 4. */
export const companySubscriptionStatuses: readonly CompanySubscriptionStatus[] = [
  'Active',
  'Expired',
  'Trial',
  'Grace Period',
  'Pending',
  'Canceled',
];

/** The day of the next bill: the end date of an active or trial subscription, else null (spec section 2). */
export function nextBillingOf({ status, endDate }: CompanySubscriptionRecord): string | null {
  return status === 'Active' || status === 'Trial' ? endDate : null;
}

/** The list of Company Subscriptions (spec section 2). */
export const companySubscriptionList = describeList<CompanySubscriptionRecord>()({
  id: 'company-subscriptions',
  title: 'Company Subscriptions',
  label: 'Company Subscriptions',
  noun: { one: 'subscription', many: 'subscriptions' },
  search: 'Search by company name, id or plan',
  idOf: ({ id }) => id,
  nameOf: ({ companyName }) => companyName,
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      choices: choicesOf(companySubscriptionStatuses),
      by: 'browser',
      of: ({ status }) => status,
    },
  },
  dialogs: ['history', 'edit'],
  columns: [
    titleColumn({ id: 'company', header: 'Company', value: ({ companyName }) => companyName, width: 210 }),
    textColumn({
      id: 'companyId',
      header: 'Company ID',
      value: ({ companyId }) => companyId,
      searchable: true,
      width: 114,
      tone: 'muted',
      numeric: true,
    }),
    textColumn({
      id: 'plan',
      header: 'Plan',
      value: ({ plan }) => plan,
      searchable: true,
      width: 104,
      card: 'line',
      cardText: planUntil,
    }),
    badgeColumn({
      id: 'status',
      header: 'Status',
      value: ({ status }) => status,
      intent: ({ status }) => subscriptionIntent(status),
      width: 126,
    }),
    dayColumn({ id: 'startDate', header: 'Start Date', value: ({ startDate }) => startDate, width: 112 }),
    dayColumn({
      id: 'endDate',
      header: 'End Date',
      value: ({ endDate }) => endDate,
      width: 112,
    }),
    dayColumn({
      id: 'nextBilling',
      header: 'Next Billing',
      value: (row) => nextBillingOf(row) ?? 'N/A',
      sortValue: nextBillingOf,
      width: 118,
      card: 'labelled',
    }),
    textColumn({
      id: 'billingCycle',
      header: 'Billing Cycle',
      value: ({ billingCycle }) => billingCycle,
      width: 118,
    }),
    textColumn({
      id: 'autoRenew',
      header: 'Auto Renew',
      value: ({ autoRenew }) => fieldText(autoRenew),
      width: 112,
    }),
  ],
});

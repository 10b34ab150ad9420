import type {
  UserSubscription,
  UserSubscriptionStatus,
} from '#src/api/types/subscription/userSubscription.ts';
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
export const userSubscriptionStatuses: readonly UserSubscriptionStatus[] = [
  'Active',
  'Expired',
  'Grace Period',
  'Renewal',
  'Canceled',
  'Pending',
];

/** The statuses that the choice Expiring Soon groups (spec section 2). */
const expiring: readonly UserSubscriptionStatus[] = ['Grace Period', 'Renewal'];

/** The list of Investor Subscriptions (spec section 2). */
export const investorSubscriptionList = describeList<UserSubscription>()({
  id: 'investor-subscriptions',
  title: 'Investor Subscriptions',
  label: 'Investor Subscriptions',
  noun: { one: 'subscription', many: 'subscriptions' },
  search: 'Search by name, user id or plan',
  idOf: ({ id }) => id,
  nameOf: ({ userName }) => userName,
  paging: { by: 'browser', pageSize: 10 },
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      choices: [
        ...choicesOf(userSubscriptionStatuses),
        { value: 'Expiring Soon', label: 'Expiring Soon', matches: expiring, onlyWhenSet: true },
      ],
      by: 'browser',
      of: ({ status }) => status,
    },
  },
  dialogs: ['history', 'edit'],
  columns: [
    titleColumn({ id: 'investor', header: 'Investor', value: ({ userName }) => userName, width: 176 }),
    textColumn({
      id: 'userId',
      header: 'User ID',
      value: ({ userId }) => userId,
      searchable: true,
      width: 96,
      tone: 'muted',
      numeric: true,
    }),
    textColumn({ id: 'type', header: 'Type', value: ({ userType }) => userType, width: 134 }),
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
      id: 'lastPayment',
      header: 'Last Payment',
      value: ({ lastPayment }) => lastPayment,
      width: 118,
    }),
    dayColumn({
      id: 'nextBilling',
      header: 'Next Billing',
      value: ({ nextBilling }) => nextBilling,
      width: 114,
    }),
    textColumn({
      id: 'autoRenew',
      header: 'Auto Renew',
      value: ({ autoRenew }) => fieldText(autoRenew),
      width: 108,
    }),
  ],
});

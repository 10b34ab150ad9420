import type {
  UserSubscription,
  UserSubscriptionStatus,
} from '#src/api/types/subscription/userSubscription.ts';
import { dayColumn, textColumn, titleColumn } from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { investorSubscriptionKind } from '#src/features/shared/subscription/subscriptionKinds.ts';
import { optionsOf } from '#src/lib/options.ts';
import { userSubscriptionStatuses } from '#src/lib/subscription.ts';
import {
  autoRenewColumn,
  daysLeftColumn,
  subscriptionFilters,
  subscriptionList,
  termColumns,
  termLine,
} from './subscriptionList.ts';

/** The statuses that the choice Expiring Soon groups (spec section 2). */
const expiring: readonly UserSubscriptionStatus[] = ['Grace Period', 'Renewal'];

/** The list of Investor Subscriptions (spec section 2). */
export const investorSubscriptionList = describeList<UserSubscription>()({
  ...subscriptionList,
  ...investorSubscriptionKind,
  title: 'Investor Subscriptions',
  label: 'Investor Subscriptions',
  search: 'Search by name, user id or plan',
  pageSize: 10,
  filters: {
    ...subscriptionFilters([
      ...optionsOf(userSubscriptionStatuses),
      { value: 'Expiring Soon', label: 'Expiring Soon', matches: expiring, linkOnly: true },
    ]),
    user: {
      type: 'reference',
      label: 'Investor',
      of: ({ userId }) => userId,
      nameOf: ({ userName }) => userName,
    },
  },
  card: {
    title: 'investor',
    corner: 'status',
    lines: [termLine],
  },
  columns: [
    titleColumn('investor', 'Investor', { value: ({ userName }) => userName }),
    textColumn('userId', 'User ID', {
      value: ({ userId }) => userId,
      searchable: true,
      tone: 'muted',
      numeric: true,
      ch: 8,
      names: refersTo('investors', ({ userId }) => userId),
    }),
    textColumn('type', 'Type', { value: ({ userType }) => userType, ch: 14 }),
    ...termColumns('investor'),
    dayColumn('lastPayment', 'Last Payment', { value: ({ lastPayment }) => lastPayment }),
    dayColumn('nextBilling', 'Next Billing', { value: ({ nextBilling }) => nextBilling }),
    autoRenewColumn,
    daysLeftColumn,
  ],
});

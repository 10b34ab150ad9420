import type { WorkState } from '#src/features/shared/dashboard/work/work.ts';

const subscriptions = '/master/user-subscriptions';

/** Today's work of a portal with something of most kinds. */
export const sampleWork: WorkState = {
  status: 'ready',
  work: {
    lines: [
      {
        id: 'replies',
        count: 3,
        text: 'first replies are overdue or due within the hour',
        href: '/master/support-management?reply=overdue&reply=hour',
      },
      {
        id: 'unassigned',
        count: 4,
        text: 'open tickets are assigned to no one',
        href: '/master/support-management?status=Active&assignee=none',
      },
      {
        id: 'billing',
        count: 1,
        text: 'Billing record of the audit log failed',
        href: '/master/audit-logs?category=Billing&result=failed',
      },
      ...[7, 30, 90].map((days) => ({
        id: `companies ${days}`,
        count: Math.round(days / 3),
        text: `company subscriptions end within ${days} days, $1,097 at stake`,
        href: `${subscriptions}/company-subscriptions?ends=${days}`,
      })),
      {
        id: 'reports',
        count: 1,
        text: 'report failed',
        href: '/master/reports?status=Failed',
      },
    ],
    none: ['investor subscriptions that end within 7 days', 'failed imports'],
  },
};

/** Today's work of the support portal. */
export const supportSampleWork: WorkState = {
  status: 'ready',
  work: {
    lines: [
      {
        id: 'replies',
        count: 2,
        text: 'first replies are overdue or due within the hour',
        href: '/support/support-management?reply=overdue&reply=hour',
      },
    ],
    none: ['unassigned tickets'],
  },
};

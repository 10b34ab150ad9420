import type { TodoState } from '#src/features/shared/dashboard/todos/todo.ts';

/** Today's work of a portal with something of most kinds. */
export const sampleTodos: TodoState = {
  status: 'ready',
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
      href: '/master/support-management?status=Open&status=In+Progress&assignee=none',
    },
    {
      id: 'billing',
      count: 1,
      text: 'Billing record of the audit log failed',
      href: '/master/audit-logs?category=Billing&result=failed',
    },
    {
      id: 'companies',
      count: 11,
      text: 'company subscriptions end: 3 within 7 days, 11 within 30, $1,097 at stake',
      href: '/master/user-subscriptions/company-subscriptions?ends=30',
    },
    {
      id: 'reports',
      count: 1,
      text: 'report failed',
      href: '/master/reports?status=Failed',
    },
  ],
};

/** Today's work of the support portal. */
export const supportSampleWork: TodoState = {
  status: 'ready',
  lines: [
    {
      id: 'replies',
      count: 2,
      text: 'first replies are overdue or due within the hour',
      href: '/support/support-management?reply=overdue&reply=hour',
    },
  ],
};

import { readCompaniesAside } from '#src/api/companies.ts';
import { auditEntryStore } from '#src/features/audit-log/auditEntries.store.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { investorRows } from '#src/features/investors/investorResource.ts';
import { findInvestors } from '#src/features/investors/issues/investorIssues.ts';
import { reportStore } from '#src/features/reports/reports.store.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import type { TodoSource } from '#src/features/shared/dashboard/todos/todo.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { failedImports } from '#src/features/shared/list/importing/importProgress.store.ts';
import { colleagues, staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { userSubscriptions } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { endsOf, expiringAmount, type Renewable } from '#src/features/shared/subscription/renewal.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { masterTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketTodos } from './ticketTodos.ts';
import { type CountedList, countersOf, type TodoCounter, todosOf } from './todoCounters.ts';

const { master } = paths;

/** The line of subscriptions that end within 30 days: `11 … end: 3 within 7 days, 11 within 30, $900 at stake`. */
function endingTodo<Row extends Renewable, Filters extends ListFilters<Row>>(
  kind: string,
  description: CountedList<Row, Filters>,
  path: string,
  rows: () => readonly Row[],
): TodoCounter {
  return countersOf(
    description,
    path,
    rows,
  )({
    query: 'ends=30',
    one: `${kind} subscription ends`,
    many: `${kind} subscriptions end`,
    more: (ending, now) => {
      const soon = ending.filter((row) => endsOf(row, now).includes('7')).length;
      const when = soon === 0 ? ' within 30 days' : `: ${soon} within 7 days, ${ending.length} within 30`;
      return `${when}, ${expiringAmount(ending, now)} at stake`;
    },
  });
}

const billingTodo = countersOf(auditList, master.auditLogs, () => [
  ...sessionRecords.getState(),
  ...auditEntryStore.rows(),
])({
  query: 'category=Billing&result=failed',
  one: 'Billing record of the audit log failed',
  many: 'Billing records of the audit log failed',
});

const reportTodo: TodoCounter = () => {
  const { length } = reportStore.rows().filter(({ status }) => status === 'Failed');
  return [
    {
      id: 'reports',
      count: length,
      text: length === 1 ? 'report failed' : 'reports failed',
      href: `${master.reports}?status=Failed`,
    },
  ];
};

const importPaths = {
  developers: master.developerUsers,
  companies: master.companyManagement,
  investors: master.investorUsers,
} as const;

const importTodo: TodoCounter = () =>
  Object.entries(importPaths).map(([list, path]) => {
    const count = failedImports.getState()[list] ?? 0;
    const rows = count === 1 ? 'row' : 'rows';
    return {
      id: `import ${list}`,
      count,
      text: `${rows} of the import of ${list} failed`,
      href: `${path}?open=import`,
    };
  });

const attentionTodo: TodoCounter = () => {
  const rows = investorRows.rows();
  const found = findInvestors(rows, null);
  const count = rows.filter((row) => found.of(row).length > 0).length;
  const names = [...found.counts].flatMap(([name, records]) => (records > 0 ? [['attention', name]] : []));
  return [
    {
      id: 'investors',
      count,
      text: count === 1 ? 'investor needs attention' : 'investors need attention',
      href: `${master.investorUsers}?${new URLSearchParams(names).toString()}`,
    },
  ];
};

const samples: readonly TodoCounter[] = [
  endingTodo('company', companySubscriptionList, master.companySubscriptions, companySubscriptions.rows),
  endingTodo('investor', investorSubscriptionList, master.investorSubscriptions, userSubscriptions.rows),
  attentionTodo,
  reportTodo,
  importTodo,
];

const stores = [
  masterTicketStore,
  staffUserStore,
  companySubscriptions,
  userSubscriptions,
  investorRows,
  sessionRecords,
  reportStore,
  failedImports,
];

/** Today's work of the master portal. */
export const masterTodos: TodoSource = {
  read: (now) =>
    todosOf(
      [
        ...ticketTodos(
          masterTicketPortal,
          master.supportManagement,
          masterTicketStore.rows,
          colleagues.rows(),
        ),
        billingTodo,
        ...samples,
      ],
      now,
    ),
  subscribe: (listener) => {
    readCompaniesAside();
    const stops = stores.map(({ subscribe }) => subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
};

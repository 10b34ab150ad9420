import { auditEntryStore } from '#src/features/audit-log/auditEntries.store.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { findInvestors } from '#src/features/investors/attention/investorIssues.ts';
import { investorStore } from '#src/features/investors/investors.store.ts';
import { reportStore } from '#src/features/reports/reports.store.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import type { WorkSource } from '#src/features/shared/dashboard/work/work.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { failedImports } from '#src/features/shared/list/importing/importProgress.store.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { endsOf, type Renewable, stakeOf } from '#src/features/shared/subscription/renewal/renewal.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { masterTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketWork } from './ticketWork.ts';
import { type CountedList, entriesOf, type WorkEntry, workOf } from './workEntries.ts';

const { master } = paths;

/** The line of subscriptions that end within 30 days: `11 … end: 3 within 7 days, 11 within 30, $900 at stake`. */
function endingWork<Row extends Renewable, Filters extends ListFilters<Row>>(
  kind: string,
  description: CountedList<Row, Filters>,
  path: string,
  rows: () => readonly Row[],
): WorkEntry {
  return entriesOf(
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
      return `${when}, ${stakeOf(ending, now)} at stake`;
    },
  });
}

const billingWork = entriesOf(auditList, master.auditLogs, () => [
  ...sessionRecords.getState(),
  ...auditEntryStore.rows(),
])({
  query: 'category=Billing&result=failed',
  one: 'Billing record of the audit log failed',
  many: 'Billing records of the audit log failed',
});

const reportWork: WorkEntry = () => {
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

const importWork: WorkEntry = () =>
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

const attentionWork: WorkEntry = () => {
  const rows = investorStore.rows();
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

const samples: readonly WorkEntry[] = [
  endingWork('company', companySubscriptionList, master.companySubscriptions, companySubscriptionStore.rows),
  endingWork('investor', investorSubscriptionList, master.investorSubscriptions, userSubscriptionStore.rows),
  attentionWork,
  reportWork,
  importWork,
];

const stores = [
  masterTicketStore,
  companySubscriptionStore,
  userSubscriptionStore,
  investorStore,
  sessionRecords,
  reportStore,
  failedImports,
];

/** Today's work of the master portal. */
export const masterWork: WorkSource = {
  read: (now) =>
    workOf(
      [
        ...ticketWork(masterTicketPortal, master.supportManagement, masterTicketStore.rows),
        billingWork,
        ...samples,
      ],
      now,
    ),
  subscribe: (listener) => {
    const stops = stores.map(({ subscribe }) => subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
};

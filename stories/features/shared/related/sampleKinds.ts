import {
  auditEntries,
  companies,
  companySubscriptions,
  developerPlans,
  developers,
  investorPlans,
  investors,
  masterTickets,
  supportCompanies,
  supportTickets,
  supportUsers,
  userSubscriptions,
} from '#fixtures/build/samples.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import type { Page } from '#src/api/results/page.ts';
import type { KindId, RecordTypes } from '#src/api/types/record.ts';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { supportRecords } from '#src/app/records/supportKinds.ts';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { withSubscriptions } from '#src/features/companies/companySubscription.store.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import type { PortalRecords, Reads } from '#src/features/shared/records/recordKind.ts';
import { createRecords } from '#src/features/shared/records/records.ts';
import { UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';

/** The companies as their list shows them, with the terms of their subscriptions. */
export const shownCompanies = withSubscriptions(
  companies,
  new Map(companySubscriptions.map((row) => [row.companyId, row])),
);

/** The samples by kind, as the details see them. */
const samples = {
  developers,
  companies: shownCompanies,
  investors,
  'staff-users': staffUsers,
  'developer-plans': developerPlans,
  'investor-plans': investorPlans,
  'company-subscriptions': companySubscriptions,
  'investor-subscriptions': userSubscriptions,
  tickets: masterTickets,
  'audit-logs': auditEntries,
  'support-users': supportUsers,
  'support-companies': supportCompanies,
  'support-tickets': supportTickets,
};

type Read = QueryResult<never>;

/** Rows of kinds, or how far their read is. */
type Rows = { readonly [Id in KindId]?: readonly RecordTypes[Id][] | QueryResult<Page<RecordTypes[Id]>> };

/** The read of rows of which the server has more. */
export function partOf<Row>(rows: readonly Row[]): QueryResult<Page<Row>> {
  return readyResult({ rows, total: UNKNOWN_TOTAL });
}

export const loadingRead: Read = { status: 'loading', retry: () => undefined };

export function failedRead(retry: () => void): Read {
  return { status: 'failed', error: { message: 'Database down', status: 500 }, retry };
}

function readOf<Row>(rows: readonly Row[] | QueryResult<Page<Row>>): QueryResult<Page<Row>> {
  return 'status' in rows ? rows : readyResult(pageOf(rows));
}

function withRows({ kinds }: PortalRecords, rows: Rows) {
  const all: Rows = { ...samples, ...rows };
  // Each read has the rows of its kind, which the type of `Object.fromEntries` does not say.
  const reads = Object.fromEntries(
    Object.entries(all).map(([id, each]) => [id, readOf<object>(each)]),
  ) as Reads;
  return { kinds, reads, useReads: () => reads };
}

/** The records of the master portal with the samples, or these rows in their place. */
export const masterWith = (rows: Rows = {}) => withRows(masterRecords, rows);

/** The same of the support portal. */
export const supportWith = (rows: Rows = {}) => withRows(supportRecords, rows);

/** Records whose code is loaded. */
export function loaded(records: PortalRecords): LoadOnce<PortalRecords> {
  return { peek: () => records, load: async () => records };
}

/** The records of a portal, as far as they are read. */
export function readAll({ kinds, reads }: ReturnType<typeof withRows>) {
  return createRecords(kinds, reads);
}

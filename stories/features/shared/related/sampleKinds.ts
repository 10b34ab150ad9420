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
import { masterKinds } from '#src/app/records/masterKinds.ts';
import { supportKinds } from '#src/app/records/supportKinds.ts';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import { withSubscriptions } from '#src/features/companies/companySubscription.store.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import { knownRecords } from '#src/features/shared/records/knownRecords.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { readyResult } from '#src/lib/queryResult.ts';

type Read = ReturnType<RecordKind['useRows']>;
type Rows = readonly { readonly id: string }[];

/** Rows of kinds, or how far their read is. */
type Reads = Readonly<Record<string, Rows | Read>>;

/** The samples by kind, as the details see them. */
const samples: Reads = {
  developers,
  companies: withSubscriptions(companies, new Map(companySubscriptions.map((row) => [row.companyId, row]))),
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

export const loadingRead: Read = { status: 'loading', retry: () => undefined };

export function failedRead(retry: () => void): Read {
  return { status: 'failed', error: { message: 'Database down', status: 500 }, retry };
}

function readOf(rows: Rows | Read = []): Read {
  return 'status' in rows ? rows : readyResult(pageOf(rows));
}

function withReads(kinds: readonly RecordKind[], reads: Reads): readonly RecordKind[] {
  return kinds.map((kind) => {
    const read = readOf(reads[kind.id] ?? samples[kind.id]);
    return { ...kind, useRows: () => read };
  });
}

/** The kinds of the master portal with the samples, or these rows in their place. */
export const masterWith = (reads: Reads = {}) => withReads(masterKinds, reads);

/** The same of the support portal. */
export const supportWith = (reads: Reads = {}) => withReads(supportKinds, reads);

/** Kinds whose code is loaded. */
export function loaded(kinds: readonly RecordKind[]): LoadOnce<readonly RecordKind[]> {
  return { peek: () => kinds, load: async () => kinds };
}

/** The records of kinds, all of them read. */
export function readAll(kinds: readonly RecordKind[]) {
  const reads = kinds.map((kind) => ({ kind, read: kind.useRows() }));
  return { kinds, reads, known: knownRecords(reads) };
}

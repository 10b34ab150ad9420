import { allCompanies, companyRecords } from '#src/api/companies.ts';
import type { Page } from '#src/api/results/page.ts';
import { developerResource } from '#src/features/developers/developerResource.ts';
import { investorStore } from '#src/features/investors/investors.store.ts';
import { developerPlanStore } from '#src/features/plans/developerPlans.store.ts';
import { investorPlanStore } from '#src/features/plans/investorPlans.store.ts';
import { useSessionRecords } from '#src/features/shared/audit/useSessionRecords.ts';
import { auditEntryStore } from '#src/features/shared/history/auditEntries.store.ts';
import type { MasterRecords, ReadState, RecordReaderProps } from '#src/features/shared/records/records.ts';
import { masterFinder } from '#src/features/shared/related/finder/masterFinder.ts';
import { staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { withCompanies } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

/** How far a read is, for the parts of a record that need it. */
function toReadState(read: QueryResult<unknown>): ReadState {
  return read.status === 'failed' ? { status: 'failed', onRetry: read.retry } : { status: read.status };
}

/** The rows of a read; none before it is ready. */
function rowsOf<Row>(read: QueryResult<Page<Row>>): readonly Row[] {
  return read.status === 'ready' ? read.data.rows : [];
}

/** Reads the records of the master portal: those of the server as far as they are needed, and the samples of this tab. */
export function MasterReader({ needs, children }: RecordReaderProps<MasterRecords>) {
  const developers = developerResource.useRows(undefined, needs.includes('developers'));
  const companies = companyRecords.useRows(allCompanies, needs.includes('companies'));
  const session = useSessionRecords();
  const records: MasterRecords = {
    developers: rowsOf(developers),
    companies: rowsOf(companies),
    investors: investorStore.useRows(),
    staff: staffUserStore.useRows(),
    plans: { developer: developerPlanStore.useRows(), investor: investorPlanStore.useRows() },
    companySubscriptions: withCompanies(companySubscriptionStore.useRows(), rowsOf(companies)),
    userSubscriptions: userSubscriptionStore.useRows(),
    tickets: masterTicketStore.useRows(),
    audit: [...session, ...auditEntryStore.useRows()],
  };
  const reads = { developers: toReadState(developers), companies: toReadState(companies) };
  return children({ records, reads, find: masterFinder(records, reads) });
}

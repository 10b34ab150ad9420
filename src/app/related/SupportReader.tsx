import type { RecordReaderProps, SupportRecords } from '#src/features/shared/records/records.ts';
import { supportFinder } from '#src/features/shared/related/finder/supportFinder.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';

const reads = { developers: { status: 'ready' }, companies: { status: 'ready' } } as const;

/** Gives the records of the support portal, all of them samples of this tab. */
export function SupportReader({ children }: RecordReaderProps<SupportRecords>) {
  const records: SupportRecords = {
    users: supportUserStore.useRows(),
    companies: supportCompanyStore.useRows(),
    tickets: supportTicketStore.useRows(),
  };
  return children({ records, reads, find: supportFinder(records, reads) });
}

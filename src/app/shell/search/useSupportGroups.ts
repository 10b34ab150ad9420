import { recordGroup } from '#src/features/search/recordGroups.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import { supportTicketStore } from '#src/features/shared/support/supportTickets.store.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketRecord } from './ticketRecord.ts';

/** The sample records that the global search of the support portal finds: one line for each list. */
export function useSupportGroups(): readonly SearchGroup[] {
  return [
    recordGroup('Tickets', paths.support.supportManagement, supportTicketStore.useRows().map(ticketRecord)),
  ];
}

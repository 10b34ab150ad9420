import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { paths } from '#src/lib/paths.ts';

/** The address of the list of `urgentTickets`. */
export const URGENT_TICKETS = `${paths.support.supportManagement}?status=Active&priority=Urgent`;

/** The address that opens a ticket over the list. */
export function ticketAt(ticketId: string): string {
  return recordUrl(paths.support.supportManagement, ticketId);
}

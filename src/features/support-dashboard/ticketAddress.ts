import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { paths } from '#src/lib/paths.ts';

/** The address of the ticket list of the support portal with these filters. */
export function ticketsAt(params: Readonly<Record<string, string>>): string {
  return `${paths.support.supportManagement}?${new URLSearchParams(params).toString()}`;
}

/** The address that opens a ticket over the list. */
export function ticketAt(ticketId: string): string {
  return recordUrl(paths.support.supportManagement, ticketId);
}

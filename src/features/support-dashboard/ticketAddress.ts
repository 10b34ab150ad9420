import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { paths } from '#src/lib/paths.ts';
import { recordUrl } from '#src/lib/recordUrl.ts';

/** The address of a view of the tickets; `urgent` shows the `urgentTickets`. */
export function ticketViewAt(view: keyof typeof ticketViews): string {
  return `${paths.support.supportManagement}?${ticketViews[view].query}`;
}

/** The address that opens a ticket over the list. */
export function ticketAt(ticketId: string): string {
  return recordUrl(paths.support.supportManagement, ticketId);
}

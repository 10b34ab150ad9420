import type { Ticket } from '#src/api/types/ticket.ts';
import type { SearchRecord } from '#src/features/search/recordGroups.ts';

/** A ticket as the global search of either portal shows it. */
export function ticketRecord({ ticketId, subject, customer }: Ticket): SearchRecord {
  return { id: ticketId, label: ticketId, hint: `${subject} · ${customer}` };
}

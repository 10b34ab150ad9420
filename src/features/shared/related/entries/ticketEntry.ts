import type { Ticket } from '#src/api/types/ticket.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { ticketStatusIntents } from '#src/lib/ticketLabels.ts';
import { factsOf, inLine, type RecordEntry } from '../recordEntry.ts';

/** A ticket of the list at a path. Its address in URLs is its number. */
export function ticketEntry(path: string, { ticketId, subject, customer, status }: Ticket): RecordEntry {
  return {
    id: ticketId,
    label: ticketId,
    hint: inLine(subject, customer),
    status: { label: status, intent: ticketStatusIntents[status] },
    href: recordUrl(path, ticketId),
    facts: factsOf({ id: ticketId }),
  };
}

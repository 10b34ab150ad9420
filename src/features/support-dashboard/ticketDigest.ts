import type { Activity, Ticket, TicketPriority, TicketStatus } from '#src/api/types/ticket.ts';
import { parseDate } from '#src/lib/dates.ts';

/** An activity with the ID of its ticket. */
export interface TicketActivity extends Activity {
  readonly ticketId: string;
}

function timeOf(text: string): number {
  return parseDate(text)?.getTime() ?? 0;
}

const urgent: readonly TicketPriority[] = ['Critical', 'High'];
const active: readonly TicketStatus[] = ['Open', 'In Progress'];

/** Critical and high tickets that are neither resolved nor closed: critical ones first, then the newest. */
export function urgentTickets(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets
    .filter(({ priority, status }) => urgent.includes(priority) && active.includes(status))
    .toSorted(
      (one, other) =>
        urgent.indexOf(one.priority) - urgent.indexOf(other.priority) ||
        timeOf(other.created) - timeOf(one.created),
    );
}

/** The latest activities of all tickets, the newest first. */
export function latestActivities(tickets: readonly Ticket[], limit: number): readonly TicketActivity[] {
  return tickets
    .flatMap(({ ticketId, activityLog }) => activityLog.map((activity) => ({ ...activity, ticketId })))
    .toSorted((one, other) => timeOf(other.timestamp) - timeOf(one.timestamp))
    .slice(0, limit);
}

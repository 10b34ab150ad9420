import type { StaffStatus, StaffUser } from '#src/api/types/staffUser.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import { countOf } from '#src/lib/text.ts';

/** A staff user, or one who was deleted. */
export interface Colleague extends Pick<StaffUser, 'id' | 'name' | 'email'> {
  readonly status: StaffStatus | 'Deleted';
}

/** The name with what keeps a colleague from work: `Bo Li (inactive)`, `Hessa Al Mansoori (deleted)`. */
export function markedName({ name, status }: Pick<Colleague, 'name' | 'status'>): string {
  return status === 'Active' ? name : `${name} (${status.toLowerCase()})`;
}

/** The ids of those who do no work any more. */
export function leftIds(staff: readonly Pick<Colleague, 'id' | 'status'>[]): readonly string[] {
  return staff.flatMap(({ id, status }) => (status === 'Active' ? [] : [id]));
}

/** The query of the ticket lists for the open tickets of staff who left. */
export const LEFT_TICKETS = 'status=Open&status=In+Progress&assignee=left';

/** How many open tickets these staff users have. */
export function openTicketCount(
  ids: Iterable<string>,
  tickets: readonly Pick<Ticket, 'assignee' | 'status'>[],
): number {
  const counts = openTicketsOf(tickets);
  return [...ids].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
}

/** `1 open ticket is assigned to this user.`; null for none. */
export function assignedText(count: number, users: number): string | null {
  if (count === 0) return null;
  const are = count === 1 ? 'is' : 'are';
  return `${countOf(count, 'open ticket', 'open tickets')} ${are} assigned to ${users === 1 ? 'this user' : 'these users'}.`;
}

import type { Ticket } from '#src/api/types/ticket.ts';

/** Whether a ticket still needs work: it is Open or In Progress. */
export function isOpen({ status }: Pick<Ticket, 'status'>): boolean {
  return status === 'Open' || status === 'In Progress';
}

/** How many open tickets each assignee has: those that are Open or In Progress. */
export function openTicketsOf(
  tickets: readonly Pick<Ticket, 'assignee' | 'status'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const ticket of tickets) {
    const { assignee } = ticket;
    if (assignee !== null && isOpen(ticket)) counts.set(assignee, (counts.get(assignee) ?? 0) + 1);
  }
  return counts;
}

import { sessionStore } from '#src/api/session/session.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { type Colleague, LEFT_TICKETS } from '#src/features/shared/staff/colleague.ts';
import { type Agents, agentsOf } from '#src/features/tickets/agents.ts';
import type { TicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { countersOf, type TodoCounter } from './todoCounters.ts';

/** The counters of the tickets of a portal, for the signed-in user. */
export function ticketTodos(
  portalOf: (agents: Agents) => Pick<TicketPortal, 'list'>,
  path: string,
  rows: () => readonly Ticket[],
  staff: readonly Colleague[],
): readonly TodoCounter[] {
  const { user } = sessionStore.getState();
  const counter = countersOf(portalOf(agentsOf(user, staff)).list, path, rows);
  return [
    counter({
      query: 'reply=overdue&reply=hour',
      one: 'first reply is overdue or due within the hour',
      many: 'first replies are overdue or due within the hour',
    }),
    counter({
      query: 'status=Open&status=In+Progress&assignee=none',
      one: 'open ticket is assigned to no one',
      many: 'open tickets are assigned to no one',
    }),
    counter({
      query: LEFT_TICKETS,
      one: 'open ticket is assigned to staff who left',
      many: 'open tickets are assigned to staff who left',
    }),
  ];
}

import type { TodoSource } from '#src/features/shared/dashboard/todos/todo.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { supportStaffStore } from '#src/features/tickets/supportStaff.store.ts';
import { supportTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketTodos } from './ticketTodos.ts';
import { todosOf } from './todoCounters.ts';

/** Today's work of the support portal: its tickets. */
export const supportTodos: TodoSource = {
  read: (now) =>
    todosOf(
      ticketTodos(
        supportTicketPortal,
        paths.support.supportManagement,
        supportTicketStore.rows,
        supportStaffStore.rows(),
      ),
      now,
    ),
  subscribe: supportTicketStore.subscribe,
};

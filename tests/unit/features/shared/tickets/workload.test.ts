import { expect, it } from 'vitest';
import { buildTicket } from '#fixtures/build/ticket.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';

it('counts the tickets of each assignee that are Open or In Progress', () => {
  const tickets = [
    buildTicket({ assignee: 'Lina', status: 'Open' }),
    buildTicket({ assignee: 'Lina', status: 'In Progress' }),
    buildTicket({ assignee: 'Lina', status: 'Closed' }),
    buildTicket({ assignee: 'Adam', status: 'Resolved' }),
    buildTicket({ assignee: null, status: 'Open' }),
  ];
  expect([...openTicketsOf(tickets)]).toEqual([['Lina', 2]]);
});

import { expect, it } from 'vitest';
import { assigneeOptions } from '#src/features/tickets/details/properties/TicketProperties.tsx';

const input = { assignees: ['Adam', 'Lina'], agent: 'Lina', workload: new Map([['Lina', 3]]) };
const shown = (assignee: string | null) =>
  assigneeOptions({ ...input, assignee }).map(({ label, hint }) => `${label} ${hint}`);

it('has the agents with their open tickets, the signed-in one first', () => {
  expect(shown(null)).toEqual(['Lina 3 open', 'Adam 0 open']);
  expect(shown('Adam')).toEqual(['Lina 3 open', 'Adam 0 open']);
  expect(shown('Deleted')).toEqual(['Lina 3 open', 'Deleted 0 open', 'Adam 0 open']);
});

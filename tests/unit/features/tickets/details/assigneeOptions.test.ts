import { expect, it } from 'vitest';
import { agentsOf } from '#src/features/tickets/agents.ts';
import { assigneeOptions } from '#src/features/tickets/details/TicketProperties.tsx';

const staff = [
  { id: 'S1', name: 'Adam', email: 'adam@blume.example', status: 'Active' },
  { id: 'S2', name: 'Lina', email: 'lina@blume.example', status: 'Active' },
  { id: 'S3', name: 'Away', email: 'away@blume.example', status: 'Inactive' },
  { id: 'S4', name: 'Gone', email: 'gone@blume.example', status: 'Deleted' },
] as const;
const user = (id: string, name: string) => ({ id, name, email: 'user@blume.example' });
const shown = (assignee: string | null, me = user('S2', 'Lina')) =>
  assigneeOptions({ agents: agentsOf(me, staff), workload: new Map([['S2', 3]]), assignee }).map(
    ({ label, hint }) => `${label} ${hint}`,
  );

it('has the active staff users with their open tickets, the signed-in one first', () => {
  expect(shown(null)).toEqual(['Lina 3 open', 'Adam 0 open']);
  expect(shown('S1')).toEqual(['Lina 3 open', 'Adam 0 open']);
  expect(shown('S3')).toEqual(['Lina 3 open', 'Away (inactive) 0 open', 'Adam 0 open']);
});

it('names a deleted assignee, one who never was here by id, and has the signed-in user who is no staff user', () => {
  expect(shown('S4')).toEqual(['Lina 3 open', 'Gone (deleted) 0 open', 'Adam 0 open']);
  expect(shown('S9')).toEqual(['Lina 3 open', 'S9 0 open', 'Adam 0 open']);
  expect(shown(null, user('U1', 'Max New'))).toEqual(['Max New 0 open', 'Adam 0 open', 'Lina 3 open']);
});

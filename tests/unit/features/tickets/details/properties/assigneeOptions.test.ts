import { expect, it } from 'vitest';
import { assigneeOptions, chosenAssignee } from '#src/features/tickets/details/properties/assigneeOptions.ts';

const input = { assignees: ['Adam', 'Lina'], agent: 'Lina', workload: new Map([['Lina', 3]]) };
const shown = (assignee: string | null) =>
  assigneeOptions({ ...input, assignee }).map(({ label, hint }) => `${label} ${hint}`);

it('offers the agents with their open tickets, and the signed-in one first', () => {
  expect(shown(null)).toEqual(['Assign to me 3 open', 'Adam 0 open', 'Lina 3 open']);
  expect(shown('Lina')).toEqual(['Adam 0 open', 'Lina 3 open']);
  expect(shown('Gone')).toEqual(['Assign to me 3 open', 'Gone 0 open', 'Adam 0 open', 'Lina 3 open']);
});

it('means the signed-in agent by Assign to me', () => {
  const values = assigneeOptions({ ...input, assignee: null }).map(({ value }) => value);
  expect(values.map((value) => chosenAssignee(value, 'Lina'))).toEqual(['Lina', 'Adam', 'Lina']);
  expect(new Set(values).size).toBe(3);
});

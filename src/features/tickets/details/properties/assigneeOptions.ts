import type { ComboboxOption } from '#src/components/Combobox/Combobox.tsx';

interface AssigneeInput {
  /** Names of the agents who can be assigned. */
  readonly assignees: readonly string[];
  /** Null for an unassigned ticket. */
  readonly assignee: string | null;
  /** Name of the signed-in user. */
  readonly agent: string;
  /** Open tickets by name. */
  readonly workload: ReadonlyMap<string, number>;
}

/** Value of the choice that assigns the signed-in user; no agent has this name. */
const ME = ' me';

/** The agents with their open tickets; `Assign to me` is first unless the ticket is theirs. */
export function assigneeOptions({
  assignees,
  assignee,
  agent,
  workload,
}: AssigneeInput): readonly ComboboxOption[] {
  const hint = (name: string) => `${workload.get(name) ?? 0} open`;
  const names = assignee === null || assignees.includes(assignee) ? assignees : [assignee, ...assignees];
  const agents = names.map((name) => ({ value: name, label: name, hint: hint(name) }));
  if (agent === '' || agent === assignee) return agents;
  return [{ value: ME, label: 'Assign to me', hint: hint(agent) }, ...agents];
}

/** The name of a chosen option. */
export function chosenAssignee(value: string, agent: string): string {
  return value === ME ? agent : value;
}

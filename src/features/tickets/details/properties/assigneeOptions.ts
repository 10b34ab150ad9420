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

/** The agents with their open tickets, the signed-in one first. */
export function assigneeOptions({
  assignees,
  assignee,
  agent,
  workload,
}: AssigneeInput): readonly ComboboxOption[] {
  const names = new Set([
    ...(agent === '' ? [] : [agent]),
    ...(assignee === null ? [] : [assignee]),
    ...assignees,
  ]);
  return [...names].map((name) => ({ value: name, label: name, hint: `${workload.get(name) ?? 0} open` }));
}

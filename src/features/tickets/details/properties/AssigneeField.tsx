import type { RefObject } from 'react';
import { Combobox } from '#src/components/Combobox/Combobox.tsx';
import { Field } from '#src/components/Field/Field.tsx';
import { assigneeOptions } from './assigneeOptions.ts';

export interface AssigneeFieldProps {
  /** Names of the agents who can be assigned. */
  assignees: readonly string[];
  /** Null for an unassigned ticket. */
  assignee: string | null;
  /** Name of the signed-in user. */
  agent: string;
  /** Open tickets by name. */
  workload: ReadonlyMap<string, number>;
  /** Whether the list of agents is open. */
  open: boolean;
  fieldRef: RefObject<HTMLInputElement | null>;
  onOpenChange: (open: boolean) => void;
  onAssign: (name: string) => void;
}

/** Who has the ticket; a choice assigns it at once. */
export function AssigneeField(props: AssigneeFieldProps) {
  const { assignee, open, fieldRef, onOpenChange, onAssign } = props;
  return (
    <Field label="Assigned To">
      <Combobox
        ref={fieldRef}
        value={assignee ?? ''}
        options={assigneeOptions(props)}
        placeholder="Unassigned"
        emptyText="No agent has this name"
        required
        open={open}
        onOpenChange={onOpenChange}
        onValueChange={(name) => {
          if (name !== '' && name !== assignee) onAssign(name);
        }}
      />
    </Field>
  );
}

import { UserRoundPlus } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';

export interface AssignMenuProps {
  /** Names of the staff users who can be assigned. */
  assignees: readonly string[];
  /** Null for an unassigned ticket. */
  assignee: string | null;
  onAssign: (name: string) => void;
}

/** The button Assign with a menu of names; choosing one assigns the ticket at once. */
export function AssignMenu({ assignees, assignee, onAssign }: AssignMenuProps) {
  return (
    <Menu
      trigger={<Button icon={<UserRoundPlus />}>Assign</Button>}
      items={assignees.map((name) => ({
        id: name,
        label: name,
        disabled: name === assignee,
        hint: name === assignee ? 'Assigned' : undefined,
        onSelect: () => onAssign(name),
      }))}
    />
  );
}

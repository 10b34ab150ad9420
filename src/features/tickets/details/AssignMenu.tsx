import { UserRoundPlus } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';

export interface AssignMenuProps {
  /** Names of those whom the ticket can be assigned to. */
  assignees: readonly string[];
  /** The one who has it; null while nobody does. */
  assignee: string | null;
  onAssign: (name: string) => void;
}

/** Assigns the ticket at once to one of the portal's names. */
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

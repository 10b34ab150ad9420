import { UserRoundPlus } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { BulkActions, type BulkActionsProps } from '#src/features/shared/list/bulk/BulkActions.tsx';
import { selectedText } from '#src/lib/text.ts';
import { ticketStatuses } from '#src/lib/ticketLabels.ts';
import type { TicketChange } from '../ticketChanges.ts';

export interface SelectedTicketsProps extends Pick<BulkActionsProps, 'selected' | 'exporting'> {
  /** Names of the staff users who can be assigned. */
  assignees: readonly string[];
  /** Name of the signed-in user. */
  agent: string;
  /** Changes the selected tickets. */
  onChange: (change: TicketChange) => void;
}

/** The buttons of the bulk bar: export, status and assignee of the selected tickets. */
export function SelectedTickets({ selected, exporting, assignees, agent, onChange }: SelectedTicketsProps) {
  const statuses = ticketStatuses.map((status) => ({
    id: status,
    label: status,
    onSelect: () => onChange({ status }),
  }));
  const others = assignees.filter((name) => name !== agent);
  return (
    <>
      <BulkActions
        selected={selected}
        exporting={exporting}
        changes={{ busy: null, statuses, deletion: null }}
      />
      <Menu
        label="Assign"
        trigger={
          <Button size="small" fill="quiet" icon={<UserRoundPlus />}>
            Assign
          </Button>
        }
        items={[
          { type: 'heading', id: 'what', label: selectedText(selected) },
          { id: 'me', label: 'Assign to me', onSelect: () => onChange({ assignee: agent }) },
          ...others.map((name) => ({
            id: `to ${name}`,
            label: name,
            onSelect: () => onChange({ assignee: name }),
          })),
        ]}
      />
    </>
  );
}

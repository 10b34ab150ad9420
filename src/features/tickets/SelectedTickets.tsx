import { UserRoundPlus } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { BulkActions, type BulkActionsProps } from '#src/features/shared/list/bulk/BulkActions.tsx';
import { ticketStatuses } from '#src/features/shared/tickets/ticketLabels.ts';
import { selectedText } from '#src/lib/text.ts';
import type { Agents } from './agents.ts';
import type { TicketChange } from './ticketChanges.ts';

export interface SelectedTicketsProps extends Pick<BulkActionsProps, 'selected' | 'exporting'> {
  agents: Agents;
  /** Changes the selected tickets. */
  onChange: (change: TicketChange) => void;
}

/** The buttons of the bulk bar: export, status and assignee of the selected tickets. */
export function SelectedTickets({ selected, exporting, agents, onChange }: SelectedTicketsProps) {
  const statuses = ticketStatuses.map((status) => ({
    id: status,
    label: status,
    onSelect: () => onChange({ status }),
  }));
  const { me, active } = agents;
  const others = active.filter(({ id }) => id !== me.id);
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
          { id: 'me', label: 'Assign to me', onSelect: () => onChange({ assignee: me.id }) },
          ...others.map(({ id, name }) => ({
            id: `to ${id}`,
            label: name,
            onSelect: () => onChange({ assignee: id }),
          })),
        ]}
      />
    </>
  );
}

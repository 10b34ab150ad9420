import { useEffect } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { announceCode } from '#src/components/loadAhead.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import type { Command } from '#src/features/shared/commands/command.ts';
import { stepKeys } from '#src/features/shared/commands/stepKeys.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { lazyPart } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { TicketCards, type TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import { type TicketActions, ticketKeys, undoTicket } from '#src/features/shared/tickets/ticketKeys.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { formatNumber } from '#src/lib/text.ts';
import { TicketDrafts } from './list/TicketDrafts.ts';
import type { TicketChange } from './ticketChanges.ts';
import type { TicketDialogProps, TicketDialogs } from './ticketDialogs.ts';
import type { TicketList } from './ticketList.tsx';

export interface TicketsScreenProps {
  /** The list of the portal. */
  description: TicketList;
  figures: readonly TicketFigure[];
  list: StateOf<TicketList>;
  /** The dialogs of the portal. */
  dialogs: TicketDialogs;
  dialogProps: TicketDialogProps;
  /** The numbers of the tickets with unsent input. */
  drafts: readonly string[];
  /** Gives tickets a status or an assignee. */
  onChange: (tickets: readonly Ticket[], change: TicketChange) => void;
  /** Undoes the last change. */
  onUndo: () => void;
}

/** Moves the focus to a neighbour of the row; false if there is none. */
type Step = (by: 1 | -1) => boolean;

const actions = [rowActions.view];

/** The buttons for the selected tickets; their code is loaded with the dialogs. */
const SelectedTickets = lazyPart(
  async () => (await import('./list/SelectedTickets.tsx')).SelectedTickets,
  toastLoadError,
);

const undoKey: readonly Command<Pick<TicketActions, 'onUndo'>>[] = [undoTicket];

type RowKeys = Readonly<Record<string, (ticket: Ticket, step: Step) => void>>;

/** The keys of commands for the ticket of a row. */
function rowKeysOf<Target>(
  commands: readonly Command<Target>[],
  targetOf: (ticket: Ticket, step: Step) => Target,
): RowKeys {
  return Object.fromEntries(
    commands.flatMap(({ keys = [], run }) =>
      keys.map((key) => [key, (ticket: Ticket, step: Step) => run?.(targetOf(ticket, step))]),
    ),
  );
}

function stepOrSay(step: Step, by: 1 | -1): void {
  if (!step(by)) toast.info(by > 0 ? 'This is the last ticket' : 'This is the first ticket');
}

/** Support Management of either portal (spec section 2), on sample data. */
export function TicketsScreen(props: TicketsScreenProps) {
  const { list, dialogProps, onChange, onUndo } = props;
  const { onOpen } = list.open;
  const { agents } = dialogProps;
  useEffect(() => announceCode(SelectedTickets), []);

  /** What the keys do with the ticket of a row. */
  function actionsOf(ticket: Ticket, step: Step): TicketActions {
    return {
      onStatus: (status) => onChange([ticket], { status }),
      onAssign: () => onOpen('assign', ticket),
      onAssignToMe: () => onChange([ticket], { assignee: agents.me.id }),
      onReply: () => onOpen('reply', ticket),
      onNote: () => onOpen('note', ticket),
      onResolve: () => {
        stepOrSay(step, 1);
        onChange([ticket], { status: 'Resolved' });
      },
      onUndo,
    };
  }

  // Also without a row: the last ticket of a view leaves an empty table.
  useCommandKeys('page', undoKey, { onUndo });

  return (
    <TicketDrafts value={new Set(props.drafts)}>
      <ListPage
        description={props.description}
        list={list}
        rowActions={actions}
        badge={<SampleBadge />}
        cards={<TicketCards figures={props.figures} />}
        rowKeys={{
          ...rowKeysOf(ticketKeys, actionsOf),
          ...rowKeysOf(stepKeys, (_, step) => (by) => stepOrSay(step, by)),
        }}
        bulk={
          <SelectedTickets
            selected={list.selection.selected.size}
            exporting={list.exporting}
            agents={agents}
            onChange={(change) => {
              onChange(list.selection.rows(), change);
              list.selection.onSelect(new Set());
            }}
          />
        }
        tableTitle={(count) => `Support Tickets (${formatNumber(count)})`}
        dialogs={props.dialogs}
        dialogProps={dialogProps}
      />
    </TicketDrafts>
  );
}

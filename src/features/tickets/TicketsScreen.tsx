import { useEffect } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { announceCode } from '#src/components/loadAhead.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import type { Command } from '#src/features/shared/commands/command.ts';
import { stepKeys } from '#src/features/shared/commands/stepKeys.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { lazyComponent, lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf, StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { TicketCards, type TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import { type TicketActions, ticketKeys, undoKeys } from '#src/features/shared/tickets/ticketKeys.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { TicketDialogProps } from './details/TicketDetails.tsx';
import type { TicketChange } from './ticketChanges.ts';
import { TicketDrafts, type TicketList } from './ticketList.tsx';
import type { UnsentQuestion } from './UnsentDialog.tsx';

export interface TicketsScreenProps {
  /** The list of the portal. */
  description: TicketList;
  figures: readonly TicketFigure[];
  list: StateOf<TicketList>;
  dialogProps: TicketDialogProps;
  /** The numbers of the tickets with unsent input. */
  drafts: readonly string[];
  /** The tickets with a text that is not sent, whose change from the list waits for an answer; null for none. */
  question: UnsentQuestion | null;
  /** Gives tickets a status or an assignee from the list; asks first where a text about one is not sent. */
  onChange: (tickets: readonly Ticket[], change: TicketChange, onDone?: () => void) => void;
}

/** Moves the focus to a neighbour of the row; false if there is none. */
type Step = (by: 1 | -1) => boolean;

const actions = [rowActions.view];

/** The buttons for the selected tickets; their code is loaded with the dialogs. */
const SelectedTickets = lazyComponent(
  async () => (await import('./SelectedTickets.tsx')).SelectedTickets,
  toastLoadError,
);

/** The keys of commands for the ticket of a row. */
function rowKeysOf<Context>(
  commands: readonly Command<Context>[],
  contextOf: (ticket: Ticket, step: Step) => Context,
) {
  const keys = commands.flatMap(({ keys = [], run }) => keys.map((key) => ({ key, run })));
  return Object.fromEntries(
    keys.map(({ key, run }) => [key, (row: Ticket, step: Step) => run?.(contextOf(row, step))]),
  );
}

function stepOrSay(step: Step, by: 1 | -1): void {
  if (!step(by)) toast.info(by > 0 ? 'This is the last ticket' : 'This is the first ticket');
}

/** What changes tickets; its code is loaded with the dialog of a ticket. */
export const loadCommands = loadOnce(async () => (await import('./ticketCommands.ts')).createTicketCommands);

const dialog = lazyDialog(async () => {
  const details = import('./details/TicketDetails.tsx');
  await loadCommands.load();
  return (await details).TicketDetails;
});

const UnsentDialog = lazyDialog(async () => (await import('./UnsentDialog.tsx')).UnsentDialog);

/** The details, which begin with the conversation, a reply, a note or the assignee. */
const dialogs: DialogsOf<TicketList, TicketDialogProps> = {
  details: dialog,
  reply: dialog,
  note: dialog,
  assign: dialog,
};

/** Support Management of either portal (spec section 2), on sample data. */
export function TicketsScreen(props: TicketsScreenProps) {
  const { list, dialogProps, question, onChange } = props;
  const { onOpen } = list.open;
  const { agents, onUndo } = dialogProps;
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
  useCommandKeys('page', undoKeys, { onUndo });

  return (
    <TicketDrafts value={new Set(props.drafts)}>
      <ListPage
        description={props.description}
        list={list}
        rowActions={actions}
        badge={<SampleBadge />}
        cards={<TicketCards figures={props.figures} lines />}
        rowKeys={{
          ...rowKeysOf(ticketKeys, actionsOf),
          ...rowKeysOf(stepKeys, (_, step) => (by) => stepOrSay(step, by)),
        }}
        bulk={
          <SelectedTickets
            selected={list.selection.selected.size}
            exporting={list.files}
            agents={agents}
            onChange={(change) =>
              onChange(list.selection.rows(), change, () => list.selection.onSelect(new Set()))
            }
          />
        }
        tableTitle={(count) => `Support Tickets (${formatNumber(count)})`}
        dialogs={dialogs}
        dialogStays
        dialogProps={dialogProps}
      />
      {question ? <UnsentDialog {...question} /> : null}
    </TicketDrafts>
  );
}

import type { Ticket } from '#src/api/types/ticket.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { TicketCards, type TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { TicketDrafts } from './TicketDrafts.ts';
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
  onAssignToMe: (ticket: Ticket) => void;
}

const actions = [rowActions.view];

/** Support Management of either portal (spec section 2), on sample data. */
export function TicketsScreen(props: TicketsScreenProps) {
  const { list } = props;
  const { onOpen } = list.open;
  return (
    <TicketDrafts value={new Set(props.drafts)}>
      <ListPage
        description={props.description}
        list={list}
        rowActions={actions}
        badge={<SampleBadge />}
        cards={<TicketCards figures={props.figures} />}
        rowKeys={{
          a: props.onAssignToMe,
          r: (ticket) => onOpen('reply', ticket),
          s: (ticket) => onOpen('status', ticket),
        }}
        tableTitle={(count) => `Support Tickets (${formatNumber(count)})`}
        dialogs={props.dialogs}
        dialogProps={props.dialogProps}
      />
    </TicketDrafts>
  );
}

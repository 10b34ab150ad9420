import type { Ticket } from '#src/api/types/ticket.ts';
import { Text } from '#src/components/Typography/Typography.tsx';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { TicketCards, type TicketFigure } from '#src/features/shared/tickets/TicketCards.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { TicketDialogs, type TicketDialogsProps } from './TicketDialogs.tsx';
import type { TicketList } from './ticketList.tsx';

export interface TicketsScreenProps {
  /** The list of the portal. */
  description: TicketList;
  figures: readonly TicketFigure[];
  list: StateOf<TicketList>;
  dialogs: TicketDialogsProps;
  /** A line above the table. */
  note: string | null;
  onAssignToMe: (ticket: Ticket) => void;
}

const actions = [rowActions.view];

/** Support Management of either portal (spec section 2), on sample data. */
export function TicketsScreen({
  description,
  figures,
  list,
  dialogs,
  note,
  onAssignToMe,
}: TicketsScreenProps) {
  const { onOpen } = list.open;
  return (
    <ListPage
      description={description}
      list={list}
      preloads={{ details: dialogs.details.preload }}
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<TicketCards figures={figures} />}
      notices={
        note === null ? null : (
          <Text muted size="small">
            {note}
          </Text>
        )
      }
      rowKeys={{
        a: onAssignToMe,
        r: (ticket) => onOpen('reply', ticket),
        s: (ticket) => onOpen('status', ticket),
      }}
      tableTitle={(count) => `Support Tickets (${formatNumber(count)})`}
    >
      <TicketDialogs {...dialogs} />
    </ListPage>
  );
}

import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { formatNumber } from '#src/lib/text.ts';
import { TicketCards, type TicketFigure } from './TicketCards.tsx';
import { preloads, TicketDialogs, type TicketDialogsProps } from './TicketDialogs.tsx';
import type { TicketList } from './ticketList.tsx';

export interface SupportManagementScreenProps {
  /** The list of the portal, with its origins. */
  description: TicketList;
  figures: readonly TicketFigure[];
  list: StateOf<TicketList>;
  dialogs: TicketDialogsProps;
}

const actions = [rowActions.view];

/** Support Management of either portal (spec section 2), on sample data. */
export function SupportManagementScreen({
  description,
  figures,
  list,
  dialogs,
}: SupportManagementScreenProps) {
  return (
    <ListPage
      description={description}
      list={list}
      preloads={preloads}
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<TicketCards figures={figures} />}
      tableTitle={(count) => `Support Tickets (${formatNumber(count)})`}
    >
      <TicketDialogs {...dialogs} />
    </ListPage>
  );
}

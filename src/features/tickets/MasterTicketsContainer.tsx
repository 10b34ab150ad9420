import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { masterTicketPortal } from './master/masterTicketPortal.ts';
import { ticketDetails } from './TicketDialogs.tsx';
import { TicketsScreen } from './TicketsScreen.tsx';
import { useTickets } from './useTickets.ts';

/** Support Management of the master portal on sample data. */
export function MasterTicketsContainer() {
  const tickets = useTickets({
    portal: masterTicketPortal,
    details: ticketDetails,
    store: masterTicketStore,
    rows: masterTicketStore.useRows(),
  });
  return <TicketsScreen {...tickets} />;
}

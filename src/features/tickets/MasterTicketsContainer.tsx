import { colleagues } from '#src/features/shared/staff/staffUsers.store.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { TicketsScreen } from './TicketsScreen.tsx';
import { masterTicketPortal } from './ticketPortals.ts';
import { useTickets } from './useTickets.ts';

/** Support Management of the master portal on sample data. */
export function MasterTicketsContainer() {
  const tickets = useTickets(masterTicketPortal, masterTicketStore, colleagues.useRows());
  return <TicketsScreen {...tickets} />;
}

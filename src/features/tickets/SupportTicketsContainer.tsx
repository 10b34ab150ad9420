import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { supportStaffStore } from './supportStaff.store.ts';
import { TicketsScreen } from './TicketsScreen.tsx';
import { supportTicketPortal } from './ticketPortals.ts';
import { useTickets } from './useTickets.ts';

/** Support Management of the support portal on sample data. */
export function SupportTicketsContainer() {
  const tickets = useTickets(supportTicketPortal, supportTicketStore, supportStaffStore.useRows());
  return <TicketsScreen {...tickets} />;
}

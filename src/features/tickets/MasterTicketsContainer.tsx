import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { masterTicketPortal } from './master/masterTicketPortal.ts';
import { ticketDetails } from './TicketDialogs.tsx';
import { TicketsScreen } from './TicketsScreen.tsx';
import { useTickets } from './useTickets.ts';

export interface MasterTicketsContainerProps {
  /** Gives the time of new trail entries; stories and tests pass their own. */
  now?: () => Date;
}

const clock = () => new Date();

/** Support Management of the master portal on sample data. */
export function MasterTicketsContainer({ now = clock }: MasterTicketsContainerProps) {
  const tickets = useTickets({
    portal: masterTicketPortal,
    details: ticketDetails,
    store: masterTicketStore,
    rows: masterTicketStore.useRows(),
    now,
  });
  return <TicketsScreen {...tickets} />;
}

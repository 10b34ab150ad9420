import { useMemo } from 'react';
import { useSession } from '#src/api/session/session.ts';
import { staffUserStore } from '#src/features/shared/staff/staffUsers.store.ts';
import { agentsOf } from '#src/features/shared/tickets/agents.ts';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { masterTicketPortal } from './master/masterTicketPortal.ts';
import { TicketsScreen } from './TicketsScreen.tsx';
import { useTickets } from './useTickets.ts';

/** Support Management of the master portal on sample data. */
export function MasterTicketsContainer() {
  const user = useSession((session) => session.user);
  const staff = staffUserStore.useRows();
  const portal = useMemo(() => masterTicketPortal(agentsOf(user, staff)), [user, staff]);
  const tickets = useTickets({
    portal,
    store: masterTicketStore,
    rows: masterTicketStore.useRows(),
  });
  return <TicketsScreen {...tickets} />;
}

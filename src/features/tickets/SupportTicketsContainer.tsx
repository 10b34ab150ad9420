import { useMemo } from 'react';
import { useSession } from '#src/api/session/session.ts';
import { supportStaffStore } from '#src/features/shared/support/supportStaff.store.ts';
import { agentsOf } from '#src/features/shared/tickets/agents.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { supportTicketPortal } from './support/supportTicketPortal.ts';
import { TicketsScreen } from './TicketsScreen.tsx';
import { useTickets } from './useTickets.ts';

/** Support Management of the support portal on sample data. */
export function SupportTicketsContainer() {
  const user = useSession((session) => session.user);
  const staff = supportStaffStore.useRows();
  const portal = useMemo(() => supportTicketPortal(agentsOf(user, staff)), [user, staff]);
  const tickets = useTickets({
    portal,
    store: supportTicketStore,
    rows: supportTicketStore.useRows(),
  });
  return <TicketsScreen {...tickets} />;
}

import { useMemo } from 'react';
import { SupportManagementScreen } from './SupportManagementScreen.tsx';
import { supportTicketCustomers, supportTicketStore } from './supportTickets.store.ts';
import { supportTicketPortal } from './ticketPortal.ts';
import { useActor } from './useActor.ts';
import { useSupportManagement } from './useSupportManagement.ts';

export interface SupportTicketsContainerProps {
  /** Gives the time of new trail entries; stories and tests pass their own. */
  now?: () => Date;
}

const clock = () => new Date();

/** Support Management of the support portal on sample data. */
export function SupportTicketsContainer({ now = clock }: SupportTicketsContainerProps) {
  const actor = useActor();
  const rows = supportTicketStore.useRows();
  // A list keeps its identity: the table draws every row again for another one.
  const portal = useMemo(() => supportTicketPortal(actor), [actor]);
  return (
    <SupportManagementScreen
      {...useSupportManagement({
        portal,
        store: supportTicketStore,
        rows,
        customers: supportTicketCustomers,
        now,
      })}
    />
  );
}

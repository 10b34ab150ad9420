import { SupportManagementScreen } from './SupportManagementScreen.tsx';
import { supportTicketStore } from './supportTickets.store.ts';
import { supportTicketPortal } from './ticketPortal.ts';
import { useSupportManagement } from './useSupportManagement.ts';

export interface SupportTicketsContainerProps {
  /** Gives the time of new trail entries; stories and tests pass their own. */
  now?: () => Date;
}

const clock = () => new Date();

/** Support Management of the support portal on sample data. */
export function SupportTicketsContainer({ now = clock }: SupportTicketsContainerProps) {
  const rows = supportTicketStore.useRows();
  return (
    <SupportManagementScreen
      {...useSupportManagement({ portal: supportTicketPortal, store: supportTicketStore, rows, now })}
    />
  );
}

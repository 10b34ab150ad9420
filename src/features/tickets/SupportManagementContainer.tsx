import { SupportManagementScreen } from './SupportManagementScreen.tsx';
import { ticketDetails } from './TicketDialogs.tsx';
import { masterTicketPortal } from './ticketPortal.ts';
import { ticketStore } from './tickets.store.ts';
import { useSupportManagement } from './useSupportManagement.ts';

export interface SupportManagementContainerProps {
  /** Gives the time of new trail entries; stories and tests pass their own. */
  now?: () => Date;
}

const clock = () => new Date();

/** Support Management of the master portal on sample data. */
export function SupportManagementContainer({ now = clock }: SupportManagementContainerProps) {
  const rows = ticketStore.useRows();
  return (
    <SupportManagementScreen
      {...useSupportManagement({
        portal: masterTicketPortal,
        details: ticketDetails,
        store: ticketStore,
        rows,
        now,
      })}
    />
  );
}

import { SupportManagementScreen } from './SupportManagementScreen.tsx';
import { masterTicketPortal } from './ticketPortal.ts';
import { ticketStore } from './tickets.store.ts';
import { useSupportManagement } from './useSupportManagement.ts';

export interface SupportManagementContainerProps {
  /** The clock of the trail's entries; stories and tests give their own. */
  now?: () => Date;
}

const clock = () => new Date();

/** Support Management of the master portal, with the sample tickets of this tab. */
export function SupportManagementContainer({ now = clock }: SupportManagementContainerProps) {
  const rows = ticketStore.useRows();
  return (
    <SupportManagementScreen
      {...useSupportManagement({ portal: masterTicketPortal, store: ticketStore, rows, now })}
    />
  );
}

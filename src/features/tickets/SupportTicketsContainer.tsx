import { useMemo } from 'react';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { supportTicketStore } from '#src/features/shared/support/supportTickets.store.ts';
import { SupportManagementScreen } from './SupportManagementScreen.tsx';
import { supportTicketPortal } from './ticketPortal.ts';
import { useActor } from './useActor.ts';
import { useSupportManagement } from './useSupportManagement.ts';

export interface SupportTicketsContainerProps {
  /** Gives the time of new trail entries; stories and tests pass their own. */
  now?: () => Date;
}

const details = lazyDialog(
  async () => (await import('./SupportTicketDetailsContainer.tsx')).SupportTicketDetailsContainer,
);

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
        details,
        store: supportTicketStore,
        rows,
        now,
      })}
    />
  );
}

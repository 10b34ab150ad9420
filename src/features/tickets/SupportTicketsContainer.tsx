import { useMemo } from 'react';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { supportTicketPortal } from './support/supportTicketPortal.ts';
import { TicketsScreen } from './TicketsScreen.tsx';
import { useActor } from './useActor.ts';
import { useTickets } from './useTickets.ts';

export interface SupportTicketsContainerProps {
  /** Gives the time of new trail entries; stories and tests pass their own. */
  now?: () => Date;
}

const details = lazyDialog(
  async () => (await import('./details/SupportTicketDetailsContainer.tsx')).SupportTicketDetailsContainer,
);

const clock = () => new Date();

/** Support Management of the support portal on sample data. */
export function SupportTicketsContainer({ now = clock }: SupportTicketsContainerProps) {
  const agent = useActor();
  // The table draws every row again for another list, so the list keeps its identity.
  const portal = useMemo(() => supportTicketPortal(agent), [agent]);
  const tickets = useTickets({
    portal,
    details,
    store: supportTicketStore,
    rows: supportTicketStore.useRows(),
    now,
  });
  return <TicketsScreen {...tickets} />;
}

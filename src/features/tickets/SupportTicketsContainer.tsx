import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { loadCommands } from './loadCommands.ts';
import { supportTicketPortal } from './support/supportTicketPortal.ts';
import { TicketsScreen } from './TicketsScreen.tsx';
import { useActor } from './useActor.ts';
import { useTickets } from './useTickets.ts';

const Details = lazyDialog(async () => {
  const details = import('./details/SupportTicketDetailsContainer.tsx');
  await loadCommands.load();
  return (await details).SupportTicketDetailsContainer;
});

/** Support Management of the support portal on sample data. */
export function SupportTicketsContainer() {
  const agent = useActor();
  const tickets = useTickets({
    portal: supportTicketPortal(agent),
    agent,
    store: supportTicketStore,
    rows: supportTicketStore.useRows(),
  });
  return <TicketsScreen details={Details} {...tickets} />;
}

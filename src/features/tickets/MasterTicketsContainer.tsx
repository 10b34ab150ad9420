import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { loadCommands } from './loadCommands.ts';
import { masterTicketPortal } from './master/masterTicketPortal.ts';
import { TicketsScreen } from './TicketsScreen.tsx';
import { useActor } from './useActor.ts';
import { useTickets } from './useTickets.ts';

const Details = lazyDialog(async () => {
  const details = import('./details/MasterTicketDetailsContainer.tsx');
  await loadCommands.load();
  return (await details).MasterTicketDetailsContainer;
});

/** Support Management of the master portal on sample data. */
export function MasterTicketsContainer() {
  const agent = useActor();
  const tickets = useTickets({
    portal: masterTicketPortal(agent),
    agent,
    store: masterTicketStore,
    rows: masterTicketStore.useRows(),
  });
  return <TicketsScreen details={Details} {...tickets} />;
}

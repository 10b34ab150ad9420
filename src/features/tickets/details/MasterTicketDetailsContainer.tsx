import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { otherOpenTickets } from './customer/customerOf.ts';
import { MasterCustomer } from './customer/MasterCustomer.tsx';
import { TicketDetails, type TicketDetailsProps } from './TicketDetails.tsx';

/** A ticket of the master portal beside its customer. */
export function MasterTicketDetailsContainer(props: Omit<TicketDetailsProps, 'customer'>) {
  const { ticket } = props;
  const others = otherOpenTickets(ticket, masterTicketStore.useRows());
  return <TicketDetails {...props} customer={{ facts: <MasterCustomer ticket={ticket} />, others }} />;
}

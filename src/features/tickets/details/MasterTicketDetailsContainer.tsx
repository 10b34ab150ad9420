import { masterTicketStore } from '#src/features/shared/tickets/masterTickets.store.ts';
import { otherOpenTickets } from './customer/customerOf.ts';
import { TicketDetails, type TicketDetailsProps } from './TicketDetails.tsx';

/** A ticket of the master portal beside the other open tickets of its customer. */
export function MasterTicketDetailsContainer(props: Omit<TicketDetailsProps, 'customer'>) {
  const others = otherOpenTickets(props.ticket, masterTicketStore.useRows());
  return <TicketDetails {...props} customer={{ user: undefined, company: null, others }} />;
}

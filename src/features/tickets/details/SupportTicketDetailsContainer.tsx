import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { CustomerFacts } from './customer/CustomerFacts.tsx';
import { otherOpenTickets, supportCustomer } from './customer/customerOf.ts';
import { TicketDetails, type TicketDetailsProps } from './TicketDetails.tsx';

/**
 * A ticket of the support portal beside its customer. The list loads this file with the dialog, because the samples of
 * users and companies are heavy.
 */
export function SupportTicketDetailsContainer(props: Omit<TicketDetailsProps, 'customer'>) {
  const { ticket } = props;
  const users = supportUserStore.useRows();
  const companies = supportCompanyStore.useRows();
  const others = otherOpenTickets(ticket, supportTicketStore.useRows());
  const facts = <CustomerFacts customer={supportCustomer(ticket, { users, companies })} />;
  return <TicketDetails {...props} customer={{ facts, others }} />;
}

import type { Ticket } from '#src/api/types/ticket.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import type { MasterRecords, SupportRecords } from '#src/features/shared/records/records.ts';
import { customerKey } from '#src/features/shared/tickets/customerKey.ts';
import { isOpen } from '#src/features/shared/tickets/workload.ts';
import { activeLabel, roleLabel } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import type { KnownCustomer } from './CustomerFacts.tsx';

const { master, support } = paths;

/** What a ticket says of its customer. */
export type CustomerOfTicket = Pick<Ticket, 'origin' | 'customerId'>;

/** The other tickets of the same customer that are Open or In Progress. */
export function otherOpenTickets(
  ticket: CustomerOfTicket & Pick<Ticket, 'id'>,
  tickets: readonly Ticket[],
): readonly Ticket[] {
  const own = customerKey(ticket);
  return tickets.filter((other) => customerKey(other) === own && other.id !== ticket.id && isOpen(other));
}

/** The customer in the support portal: a company, or a user with their company. */
export function supportCustomer(
  { customerId }: CustomerOfTicket,
  { users, companies }: Pick<SupportRecords, 'users' | 'companies'>,
): KnownCustomer | null {
  const user = users.find(({ id }) => id === customerId);
  const company = companies.find(({ id }) => id === (user ? user.companyId : customerId));
  if (!company && !user) return null;
  return {
    user: user ? { ...user, href: recordUrl(support.userManagement, user.id) } : null,
    company: company
      ? { name: company.companyName, href: recordUrl(support.companyManagement, company.id) }
      : null,
    subscription: company?.subscription ?? null,
  };
}

/** The customer in the master portal: an investor by the origin of the ticket, else a company or a developer user. */
export function masterCustomer(
  { origin, customerId }: CustomerOfTicket,
  records: MasterRecords,
): KnownCustomer | null {
  if (origin === 'investor') return investorOf(customerId, records);
  const ofCompany = (id: string | null | undefined): Pick<KnownCustomer, 'company' | 'subscription'> => {
    const company = records.companies.find((each) => each.id === id);
    return {
      company: company
        ? { name: company.companyName, href: recordUrl(master.companyManagement, company.id) }
        : null,
      subscription: records.companySubscriptions.find(({ companyId }) => companyId === id) ?? null,
    };
  };
  if (records.companies.some(({ id }) => id === customerId)) return { user: null, ...ofCompany(customerId) };
  const developer = records.developers.find(({ id }) => id === customerId);
  if (!developer) return null;
  const { id, name, isActive, role, phoneNumber: mobile, companyId } = developer;
  const href = recordUrl(master.developerUsers, id);
  return {
    user: { name, href, status: activeLabel(isActive), role: roleLabel(role), mobile },
    ...ofCompany(companyId),
  };
}

function investorOf(
  investorId: string,
  { investors, userSubscriptions }: MasterRecords,
): KnownCustomer | null {
  const investor = investors.find(({ id }) => id === investorId);
  if (!investor) return null;
  return {
    user: { ...investor, role: 'Investor', href: recordUrl(master.investorUsers, investorId) },
    company: null,
    subscription: userSubscriptions.find(({ userId }) => userId === investorId) ?? null,
  };
}

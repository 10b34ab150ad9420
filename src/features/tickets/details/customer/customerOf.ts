import type { Ticket } from '#src/api/types/ticket.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import type { MasterRecords, SupportRecords } from '#src/features/shared/records/records.ts';
import { isOpen } from '#src/features/shared/tickets/workload.ts';
import { plainEmail } from '#src/lib/email.ts';
import { activeLabel, roleLabel } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import type { KnownCustomer } from './CustomerFacts.tsx';

const { master, support } = paths;

/** The other tickets from the same address that are Open or In Progress. */
export function otherOpenTickets(
  { id, email }: Pick<Ticket, 'id' | 'email'>,
  tickets: readonly Ticket[],
): readonly Ticket[] {
  const own = plainEmail(email);
  return tickets.filter((other) => plainEmail(other.email) === own && other.id !== id && isOpen(other));
}

const byAddress = (email: string) => {
  const wanted = plainEmail(email);
  return (other: string) => wanted !== '' && plainEmail(other) === wanted;
};

/** Who has an address in the support portal: a company before a user, whose company is known then. */
export function supportCustomer(
  email: string,
  { users, companies }: Pick<SupportRecords, 'users' | 'companies'>,
): KnownCustomer | null {
  const is = byAddress(email);
  const own = companies.find((each) => is(each.contactEmail));
  const user = own ? undefined : users.find((each) => is(each.email));
  if (!own && !user) return null;
  const company = own ?? companies.find((each) => each.id === user?.companyId);
  return {
    user: user ? { ...user, href: recordUrl(support.userManagement, user.id) } : null,
    company: company
      ? { name: company.companyName, href: recordUrl(support.companyManagement, company.id) }
      : null,
    subscription: company?.subscription ?? null,
  };
}

/** Who has an address in the master portal: of several a company before a developer user before an investor. */
export function masterCustomer(email: string, records: MasterRecords): KnownCustomer | null {
  const is = byAddress(email);
  const ofCompany = (id: string | null | undefined): Pick<KnownCustomer, 'company' | 'subscription'> => {
    const company = records.companies.find((each) => each.id === id);
    return {
      company: company
        ? { name: company.companyName, href: recordUrl(master.companyManagement, company.id) }
        : null,
      subscription: records.companySubscriptions.find(({ companyId }) => companyId === id) ?? null,
    };
  };
  const company = records.companies.find((each) => is(each.companyEmail));
  if (company) return { user: null, ...ofCompany(company.id) };
  const developer = records.developers.find((each) => is(each.email));
  if (developer) {
    const { id, name, isActive, role, phoneNumber: mobile, companyId } = developer;
    const href = recordUrl(master.developerUsers, id);
    return {
      user: { name, href, status: activeLabel(isActive), role: roleLabel(role), mobile },
      ...ofCompany(companyId),
    };
  }
  const investor = records.investors.find((each) => is(each.email));
  if (!investor) return null;
  return {
    user: { ...investor, role: 'Investor', href: recordUrl(master.investorUsers, investor.id) },
    company: null,
    subscription: records.userSubscriptions.find(({ userEmail }) => is(userEmail)) ?? null,
  };
}

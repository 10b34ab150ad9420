import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import { numberFacts, recordGroup } from '#src/features/search/recordGroups.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketRecord } from './ticketRecord.ts';

const { supportManagement, userManagement, companyManagement } = paths.support;

/** The sample records that the global search of the support portal finds: one line for each list. */
export function useSupportGroups(): readonly SearchGroup[] {
  const companies = supportCompanyStore.useRows();
  const companyOf = new Map(
    companies.map(({ assignedDeveloperUser, companyName }) => [assignedDeveloperUser, companyName]),
  );
  const users = supportUserStore.useRows();
  return [
    recordGroup('Tickets', supportManagement, supportTicketStore.useRows().map(ticketRecord)),
    recordGroup(
      'Users',
      userManagement,
      users.map((row) => user(row, companyOf.get(row.email) ?? null)),
    ),
    recordGroup('Companies', companyManagement, companies.map(company)),
  ];
}

function user({ id, name, email, mobile }: SupportUser, company: string | null) {
  return {
    id,
    label: name,
    hint: [email, company ?? id].join(' · '),
    company,
    facts: [{ label: 'Email', text: email }, ...numberFacts(mobile)],
  };
}

function company({ id, companyName, contactEmail, mobile }: SupportCompany) {
  return {
    id,
    label: companyName,
    hint: contactEmail,
    facts: [{ label: 'Email', text: contactEmail }, ...numberFacts(mobile)],
  };
}

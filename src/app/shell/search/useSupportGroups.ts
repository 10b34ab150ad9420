import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import { recordGroup } from '#src/features/search/recordGroups.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { paths } from '#src/lib/paths.ts';
import { ticketRecord } from './ticketRecord.ts';

const { supportManagement, userManagement, companyManagement } = paths.support;

/** The sample records that the global search of the support portal finds: one line for each list. */
export function useSupportGroups(): readonly SearchGroup[] {
  return [
    recordGroup('Tickets', supportManagement, supportTicketStore.useRows().map(ticketRecord)),
    recordGroup('Users', userManagement, supportUserStore.useRows().map(user)),
    recordGroup('Companies', companyManagement, supportCompanyStore.useRows().map(company)),
  ];
}

function user({ id, name, email }: SupportUser) {
  return { id, label: name, hint: `${email} · ${id}` };
}

function company({ id, companyName, contactEmail }: SupportCompany) {
  return { id, label: companyName, hint: contactEmail };
}

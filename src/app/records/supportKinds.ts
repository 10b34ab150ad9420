import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import type { PortalRecords } from '#src/features/shared/records/recordKind.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { linkedSupportCompanies } from '#src/features/support-companies/supportCompanyLinks.ts';
import { linkedSupportUsers } from '#src/features/support-users/supportUserLinks.ts';
import { linkedSupportTickets } from '#src/features/tickets/ticketLinks.ts';

/** The records of the support portal, all of them samples, in the order of the navigation. */
export const supportRecords: PortalRecords = {
  kinds: {
    'support-tickets': linkedSupportTickets,
    'support-users': linkedSupportUsers,
    'support-companies': linkedSupportCompanies,
  },
  useReads: () => ({
    'support-tickets': useReadyRead(supportTicketStore.useRows()),
    'support-users': useReadyRead(supportUserStore.useRows()),
    'support-companies': useReadyRead(supportCompanyStore.useRows()),
  }),
};

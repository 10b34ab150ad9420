import type { Ticket } from '#src/api/types/ticket.ts';
import { investorStore } from '#src/features/investors/investors.store.ts';
import { recordGroup } from '#src/features/search/recordGroups.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import { staffUserStore } from '#src/features/staff-users/staffUsers.store.ts';
import { ticketStore } from '#src/features/tickets/tickets.store.ts';
import { paths } from '#src/lib/paths.ts';

/** The samples of this tab that the global search finds: one line for each area, in the order of the navigation. */
export function useSampleGroups(): readonly SearchGroup[] {
  return [
    recordGroup('Investors', paths.master.investorUsers, investorStore.useRows().map(person)),
    recordGroup('Staff', paths.master.blumeUsers, staffUserStore.useRows().map(person)),
    recordGroup('Tickets', paths.master.supportManagement, ticketStore.useRows().map(ticket)),
  ];
}

function person({ id, name, email }: { readonly id: string; readonly name: string; readonly email: string }) {
  return { id, label: name, hint: email };
}

function ticket({ ticketId, subject, customer }: Ticket) {
  return { id: ticketId, label: ticketId, hint: `${subject} · ${customer}` };
}

import { SupportReader } from '#src/app/related/SupportReader.tsx';
import { searchGroup } from '#src/features/search/searchGroup.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import type { SupportRecords } from '#src/features/shared/records/records.ts';
import {
  supportCompanyEntry,
  supportUserEntry,
} from '#src/features/shared/related/entries/supportEntries.ts';
import { ticketEntry } from '#src/features/shared/related/entries/ticketEntry.ts';
import { paths } from '#src/lib/paths.ts';
import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';
import { supportLists } from './searchedLists.ts';

/** The records that the global search of the support portal finds, in the order of the navigation. */
function supportGroups({ tickets, users, companies }: SupportRecords): readonly SearchGroup[] {
  return [
    searchGroup(
      'Tickets',
      'ticket',
      tickets.map((ticket) => ticketEntry(paths.support.supportManagement, ticket)),
    ),
    searchGroup('Users', 'user', users.map(supportUserEntry)),
    searchGroup('Companies', 'company', companies.map(supportCompanyEntry)),
  ];
}

/** The global search of the support portal. A file of its own, so that no portal loads the samples of the other. */
export function SupportSearch(props: ShellSearchProps) {
  return (
    <SupportReader needs={[]}>
      {({ records }) => <PortalSearch {...props} lists={supportLists} records={supportGroups(records)} />}
    </SupportReader>
  );
}

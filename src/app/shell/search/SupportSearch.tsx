import { SupportReader } from '#src/app/related/SupportReader.tsx';
import { supportCompaniesPlace } from '#src/features/support-companies/supportCompaniesPlace.ts';
import { supportUsersPlace } from '#src/features/support-users/supportUsersPlace.ts';
import { supportTicketsPlace } from '#src/features/tickets/ticketPlaces.ts';
import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';
import { supportGroups } from './supportGroups.ts';

export const supportLists = [supportTicketsPlace, supportUsersPlace, supportCompaniesPlace];

/** The global search of the support portal. A file of its own, so that no portal loads the samples of the other. */
export function SupportSearch(props: ShellSearchProps) {
  return (
    <SupportReader needs={[]}>
      {({ records }) => <PortalSearch {...props} lists={supportLists} records={supportGroups(records)} />}
    </SupportReader>
  );
}

import { SupportReader } from '#src/app/related/SupportReader.tsx';
import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';
import { supportLists } from './searchedLists.ts';
import { supportGroups } from './supportGroups.ts';

/** The global search of the support portal. A file of its own, so that no portal loads the samples of the other. */
export function SupportSearch(props: ShellSearchProps) {
  return (
    <SupportReader needs={[]}>
      {({ records }) => <PortalSearch {...props} lists={supportLists} records={supportGroups(records)} />}
    </SupportReader>
  );
}

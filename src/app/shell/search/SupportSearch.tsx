import { SupportReader } from '#src/app/related/SupportReader.tsx';
import { Search } from '#src/features/search/Search.tsx';
import type { PortalSearchProps } from './MasterSearch.tsx';
import { supportGroups } from './supportGroups.ts';

/** The global search of the support portal. A file of its own, so that no portal loads the samples of the other. */
export function SupportSearch(props: PortalSearchProps) {
  return (
    <SupportReader needs={[]}>
      {({ records }) => <Search {...props} records={supportGroups(records)} />}
    </SupportReader>
  );
}

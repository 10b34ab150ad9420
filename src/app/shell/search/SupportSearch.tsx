import { SearchContainer } from '#src/features/search/SearchContainer.tsx';
import type { PortalSearchProps } from './MasterSearch.tsx';
import { useSupportGroups } from './useSupportGroups.ts';

/** The global search of the support portal. A file of its own, so that no portal loads the samples of the other. */
export function SupportSearch(props: PortalSearchProps) {
  return <SearchContainer {...props} samples={useSupportGroups()} />;
}

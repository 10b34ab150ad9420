import { SearchContainer, type SearchContainerProps } from '#src/features/search/SearchContainer.tsx';
import { useSampleGroups } from './useSampleGroups.ts';

export type PortalSearchProps = Omit<SearchContainerProps, 'samples'>;

/**
 * The global search of the master portal with the sample records of this tab. It is loaded lazily, because it imports
 * the stores of other features, which the search feature may not import and the shell need not load.
 */
export function MasterSearch(props: PortalSearchProps) {
  return <SearchContainer {...props} samples={useSampleGroups()} />;
}

import { SearchContainer, type SearchContainerProps } from '#src/features/search/SearchContainer.tsx';
import { useSampleGroups } from './useSampleGroups.ts';

export type SampleSearchProps = Omit<SearchContainerProps, 'samples'>;

/**
 * The global search with the samples of this tab among its records. The search itself may not import the areas, and
 * the frame may not load their stores: both come with this file.
 */
export function SampleSearch(props: SampleSearchProps) {
  return <SearchContainer {...props} samples={useSampleGroups()} />;
}

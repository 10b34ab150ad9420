import { SearchContainer, type SearchContainerProps } from '#src/features/search/SearchContainer.tsx';
import { useSampleGroups } from './useSampleGroups.ts';

export type SampleSearchProps = Omit<SearchContainerProps, 'samples'>;

/**
 * The global search of the master portal with the sample records of this tab. The search feature may not import other features, and the
 * shell must not load their stores: this lazily loaded file imports both.
 */
export function SampleSearch(props: SampleSearchProps) {
  return <SearchContainer {...props} samples={useSampleGroups()} />;
}

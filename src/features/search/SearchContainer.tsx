import { useState } from 'react';
import { useAllCompanies } from '#src/api/companies.ts';
import { useDevelopers } from '#src/api/developers.ts';
import { recordGroups } from './recordGroups.ts';
import { SearchPalette } from './SearchPalette.tsx';
import { findHits, type SearchGroup, type SearchHit } from './searchHits.ts';

export interface SearchContainerProps {
  /** Recent places and the screens of the user's portal. */
  readonly places: readonly SearchGroup[];
  /** Whether developers and companies of the API are searched too; support users may not see them. */
  readonly records: boolean;
  /** The records of areas without an API. */
  readonly samples: readonly SearchGroup[];
  /** Text typed before the palette opened. */
  readonly typed: string;
  onOpen: (hit: SearchHit) => void;
  onClose: () => void;
}

/** The global search (product.md "Controls"), open while mounted. */
export function SearchContainer({ records, ...props }: SearchContainerProps) {
  const { places, samples } = props;
  return records ? (
    <RecordSearch {...props} />
  ) : (
    <Search {...props} found={[...places, ...samples]} note={undefined} />
  );
}

type SearchProps = Omit<SearchContainerProps, 'records'>;

function RecordSearch(props: SearchProps) {
  const developers = useDevelopers();
  const companies = useAllCompanies(true);
  const rows = developers.status === 'ready' ? developers.data.rows : undefined;
  const companyRows = companies.status === 'ready' ? companies.data.rows : undefined;
  const groups = [...props.places, ...recordGroups(rows ?? [], companyRows ?? []), ...props.samples];
  const statuses = [developers.status, companies.status];
  const note = statuses.includes('failed')
    ? 'Developers or companies could not be read; only part of them is searched.'
    : statuses.includes('loading')
      ? 'Loading developers and companies'
      : undefined;
  return <Search {...props} found={groups} note={note} />;
}

interface FoundProps extends SearchProps {
  readonly found: readonly SearchGroup[];
  readonly note: string | undefined;
}

function Search({ found, note, places, typed, onOpen, onClose }: FoundProps) {
  const [search, setSearch] = useState(typed);
  // An empty search would show every record, so only places are offered.
  const groups = findHits(search.trim() === '' ? places : found, search);
  return (
    <SearchPalette
      search={search}
      groups={groups}
      note={note}
      onOpen={onOpen}
      onClose={onClose}
      onSearchChange={setSearch}
    />
  );
}

import { useState } from 'react';
import { SearchPalette } from './SearchPalette.tsx';
import { findHits, type SearchGroup, type SearchHit } from './searchHits.ts';

export interface SearchProps {
  /** Recent places and the screens of the user's portal. */
  readonly places: readonly SearchGroup[];
  /** The records of the user's portal. */
  readonly records: readonly SearchGroup[];
  /** Shown under the hits while records load, or when they failed to load. */
  readonly note?: string | undefined;
  /** Text typed before the palette opened. */
  readonly typed: string;
  onOpen: (hit: SearchHit) => void;
  onClose: () => void;
}

/** The global search (product.md "Controls"), open while mounted. */
export function Search({ places, records, note, typed, onOpen, onClose }: SearchProps) {
  const [search, setSearch] = useState(typed);
  // An empty search would show every record, so only places are offered.
  const searched = search.trim() === '' ? places : [...places, ...records];
  return (
    <SearchPalette
      search={search}
      groups={findHits(searched, search)}
      note={note}
      onOpen={onOpen}
      onClose={onClose}
      onSearchChange={setSearch}
    />
  );
}

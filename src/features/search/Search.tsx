import { useState } from 'react';
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx';
import { findHits, type SearchGroup } from './searchHits.ts';

export interface SearchProps extends Pick<SearchPaletteProps, 'note' | 'onOpen' | 'onClose' | 'returnFocus'> {
  /** What was used lately, the commands and the screens. */
  readonly commands: readonly SearchGroup[];
  /** The records of the user's portal. */
  readonly records: readonly SearchGroup[];
  /** Text typed before the palette opened. */
  readonly typed: string;
}

/** The global search (product.md "Search and keys"), open while mounted. */
export function Search({ commands, records, typed, ...palette }: SearchProps) {
  const [search, setSearch] = useState(typed);
  // An empty search would show every record, so only commands are offered.
  const searched = search.trim() === '' ? commands : [...commands, ...records];
  return (
    <SearchPalette
      {...palette}
      search={search}
      groups={findHits(searched, search)}
      onSearchChange={setSearch}
    />
  );
}

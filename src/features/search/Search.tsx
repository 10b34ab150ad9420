import { useState } from 'react';
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx';
import { findHits, type SearchGroup } from './searchHits.ts';

export interface SearchProps extends Pick<SearchPaletteProps, 'note' | 'onOpen' | 'onClose' | 'returnFocus'> {
  /** What was used lately, the commands and the screens. */
  readonly commands: readonly SearchGroup[];
  /** The records of the user's portal. */
  readonly records: readonly SearchGroup[];
  /** Sentences about records of which only a part was read, shown once all others are searched. */
  readonly limits: readonly string[];
  /** Text typed before the palette opened. */
  readonly text: string;
}

/** The global search (product.md "Search and keys"), open while mounted. */
export function Search({ commands, records, limits, text, ...palette }: SearchProps) {
  const [search, setSearch] = useState(text);
  // An empty search would show every record, so only commands are offered.
  const searched = search.trim() === '' ? commands : [...commands, ...records];
  const groups = findHits(searched, search);
  const note = palette.note ?? (limits.join(' ') || undefined);
  return (
    <SearchPalette {...palette} note={note} search={search} groups={groups} onSearchChange={setSearch} />
  );
}

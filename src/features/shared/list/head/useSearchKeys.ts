import type { KeyboardEvent, RefObject } from 'react';
import type { TableHandle } from '#src/components/DataTable/types.ts';
import type { Listing } from '#src/features/shared/list/view/listing.ts';

interface SearchKeysInput<Row> {
  readonly table: RefObject<TableHandle | null>;
  readonly listing: Listing<Row>;
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly count: number;
  /** Opens a row; undefined in a list without details. */
  readonly onOpen: ((row: Row) => void) | undefined;
}

/**
 * The keys of a list's search box: ArrowDown leads to the first row, Enter opens the only one. Rows of the search before
 * are not opened.
 */
export function useSearchKeys<Row>(input: SearchKeysInput<Row>): (event: KeyboardEvent) => void {
  const { table, listing, rows, count, onOpen } = input;
  return (event) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    const [first] = rows;
    if (first === undefined || listing.status !== 'ready' || listing.freshness === 'previous') return;
    if (event.key === 'ArrowDown') table.current?.focusFirst();
    else if (event.key === 'Enter' && count === 1 && onOpen) onOpen(first);
    else return;
    event.preventDefault();
  };
}

import type { KeyboardEvent } from 'react';
import type { Listing } from '#src/features/shared/list/view/listing.ts';

/** What is asked of a key: a part of React's event. */
export interface SearchKey
  extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> {
  readonly nativeEvent: { readonly isComposing: boolean };
}

export interface SearchedRows<Row> {
  readonly listing: Listing<Row>;
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly count: number;
  /** Whether rows can be opened. */
  readonly opens: boolean;
}

/** What a key in a list's search box does with its rows: ArrowDown leads to the first one, Enter opens the only one. */
export type SearchCommand<Row> = { readonly type: 'focus' } | { readonly type: 'open'; readonly row: Row };

/** The command of a key in a list's search box; null leaves it to the browser. Rows of the search before do not count. */
export function searchCommand<Row>(
  { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent }: SearchKey,
  { listing, rows, count, opens }: SearchedRows<Row>,
): SearchCommand<Row> | null {
  if (nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return null;
  const [first] = rows;
  if (first === undefined || listing.status !== 'ready' || listing.freshness === 'previous') return null;
  if (key === 'ArrowDown') return { type: 'focus' };
  return key === 'Enter' && count === 1 && opens ? { type: 'open', row: first } : null;
}

import type { KeyboardEvent, RefObject } from 'react';
import type { TableHandle } from '#src/components/DataTable/types.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

/** What is asked of a key: a part of React's event. */
export interface SearchKey
  extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> {}

export interface SearchedRows<Row> {
  readonly read: QueryResult<unknown>;
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly count: number;
  /** Whether rows can be opened. */
  readonly opens: boolean;
}

/** What a key in a list's search box does with its rows: ArrowDown leads to the first one, Enter opens the only one. */
type SearchCommand<Row> = { readonly type: 'focus' } | { readonly type: 'open'; readonly row: Row };

/** The command of a key in a list's search box; null leaves it to the browser. Rows of the search before do not count. */
export function searchCommand<Row>(
  { key, ctrlKey, metaKey, altKey, shiftKey }: SearchKey,
  { read, rows, count, opens }: SearchedRows<Row>,
): SearchCommand<Row> | null {
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  const [first] = rows;
  if (first === undefined || read.status !== 'ready' || read.isPrevious) return null;
  if (key === 'ArrowDown') return { type: 'focus' };
  return key === 'Enter' && count === 1 && opens ? { type: 'open', row: first } : null;
}

interface SearchKeysInput<Row> extends Omit<SearchedRows<Row>, 'opens'> {
  readonly table: RefObject<TableHandle | null>;
  /** Opens a row; undefined in a list without details. */
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** The keys of a list's search box. */
export function useSearchKeys<Row>(input: SearchKeysInput<Row>): (event: KeyboardEvent) => void {
  const { table, onOpen, ...rows } = input;
  return (event) => {
    const command = searchCommand(event, { ...rows, opens: onOpen !== undefined });
    if (command === null) return;
    if (command.type === 'focus') table.current?.focusFirst();
    else onOpen?.(command.row);
    event.preventDefault();
  };
}

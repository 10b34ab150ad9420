import type { KeyboardEvent, RefObject } from 'react';
import type { TableHandle } from '#src/components/DataTable/types.ts';
import { type SearchedRows, searchCommand } from './searchKey.ts';

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

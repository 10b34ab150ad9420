import type { RefObject } from 'react';
import type { TableHandle } from '#src/components/DataTable/types.ts';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { useKeyDown } from '#src/components/useKeyDown.ts';

/** Dialogs and menus handle their keys themselves. */
const OVER = '[role="dialog"], [role="menu"]';

/** While `enabled`, `j` and `k` outside of the rows put the focus on them; in the rows the table handles both keys. */
export function useRowFocusKeys(table: RefObject<TableHandle | null>, enabled: boolean): void {
  useKeyDown((event) => {
    if (!enabled || !(isShortcut(event, 'j') || isShortcut(event, 'k'))) return;
    if (document.querySelector(OVER)) return;
    event.preventDefault();
    table.current?.focusRows();
  });
}

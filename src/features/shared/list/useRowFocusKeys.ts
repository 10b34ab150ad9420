import type { RefObject } from 'react';
import type { TableHandle } from '#src/components/DataTable/types.ts';
import { stepKeys } from '#src/features/shared/commands/stepKeys.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';

/** While `enabled`, `j` and `k` outside of the rows put the focus on them; in the rows the table handles both keys. */
export function useRowFocusKeys(table: RefObject<TableHandle | null>, enabled: boolean): void {
  useCommandKeys('page', stepKeys, enabled ? () => table.current?.focusRows() : null);
}

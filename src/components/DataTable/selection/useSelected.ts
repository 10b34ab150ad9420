import { useEffect, useMemo } from 'react';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { coverage, hiddenCount, selectedStatus, selectionText, withIds } from './rowSelection.ts';

type Input<Row> = Pick<DataTableProps<Row>, 'listing' | 'paging' | 'rowId' | 'selection'> & {
  all: readonly Row[];
  /** Indexes of the matching rows of all pages that the table has. */
  matching: Uint32Array;
  /** Rows of the page. */
  count: number;
  idAt: (position: number) => string;
};

/** Facts about the selected rows; deleted rows are removed from the selection. */
export function useSelected<Row>({
  listing,
  paging,
  rowId,
  selection,
  all,
  matching,
  count,
  idAt,
}: Input<Row>) {
  const server = paging?.mode === 'server';
  const selected = selection?.selected;
  const idOfMatch = (i: number) => {
    const row = all[matching[i] ?? -1];
    return row ? rowId(row) : '';
  };

  // Deleted rows are removed from the selection. Only a table that has all rows can tell which were deleted.
  const known = listing.status === 'ready' && !listing.previous;
  const complete = known && !server && !listing.serverFiltered && listing.rows.length >= listing.total;
  useEffect(() => {
    if (!complete || !selection || selection.selected.size === 0) return;
    const ids = new Set(all.map(rowId));
    const next = new Set([...selection.selected].filter((id) => ids.has(id)));
    if (next.size < selection.selected.size) selection.onChange(next);
  }, [complete, all, rowId, selection]);

  const hidden = useMemo(() => {
    if (!known || !selected) return 0;
    // If all rows match, no row needs to be checked.
    return complete && matching.length === all.length ? 0 : hiddenCount(selected, all, matching, rowId);
  }, [known, complete, selected, all, matching, rowId]);

  let moreToSelect = false;
  if (server && selected) {
    moreToSelect = coverage(selected, count, idAt) !== 'all' || selected.size < paging.total;
  } else if (selected) moreToSelect = coverage(selected, matching.length, idOfMatch) !== 'all';

  return {
    coverage: selected ? coverage(selected, count, idAt) : ('none' as const),
    /** Text with the number of selected rows; null for none. */
    text: selected && selected.size > 0 ? selectionText(selected.size, hidden, server) : null,
    /** The same for the status line; null for none. */
    status: selected && selected.size > 0 ? selectedStatus(selected.size, hidden, server) : null,
    /** Whether any matching row of any page is not selected. */
    moreToSelect,
    selectMatching: () => {
      const ids = Array.from(matching, (_, i) => idOfMatch(i));
      if (selection) selection.onChange(withIds(selection.selected, ids, true));
    },
  };
}

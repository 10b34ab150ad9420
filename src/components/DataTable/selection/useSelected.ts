import { useEffect, useMemo } from 'react';
import type { DataTableProps } from '#src/components/DataTable/types.ts';
import { coverage, hiddenCount, selectedText, withIds } from './rowSelection.ts';

type Input<Row> = Pick<DataTableProps<Row>, 'listing' | 'paging' | 'rowId' | 'selection'> & {
  all: readonly Row[];
  /** Positions of the rows that match, on every page the table has. */
  view: Uint32Array;
  /** Rows of the page. */
  count: number;
  idAt: (position: number) => string;
};

/** What the table knows of the selected rows. */
export function useSelected<Row>({ listing, paging, rowId, selection, all, view, count, idAt }: Input<Row>) {
  const server = paging?.mode === 'server';
  const selected = selection?.selected;
  const idInView = (i: number) => {
    const row = all[view[i] ?? -1];
    return row ? rowId(row) : '';
  };

  // A row that is gone can not stay selected, where the table knows what is gone: where it has all rows.
  const known = listing.status === 'ready' && !listing.previous;
  const complete = known && !server && !listing.partial && listing.rows.length >= listing.total;
  useEffect(() => {
    if (!complete || !selection || selection.selected.size === 0) return;
    const ids = new Set(all.map(rowId));
    const next = new Set([...selection.selected].filter((id) => ids.has(id)));
    if (next.size < selection.selected.size) selection.onChange(next);
  }, [complete, all, rowId, selection]);

  const hidden = useMemo(() => {
    if (!known || !selected) return 0;
    // Where all rows match, none is looked at.
    return complete && view.length === all.length ? 0 : hiddenCount(selected, all, view, rowId);
  }, [known, complete, selected, all, view, rowId]);

  let moreToSelect = false;
  if (server && selected) {
    moreToSelect = coverage(selected, count, idAt) !== 'all' || selected.size < paging.total;
  } else if (selected) moreToSelect = coverage(selected, view.length, idInView) !== 'all';

  return {
    coverage: selected ? coverage(selected, count, idAt) : ('none' as const),
    /** How many are selected, in words; null for none. */
    text: selected && selected.size > 0 ? selectedText(selected.size, hidden, server) : null,
    /** Whether a row that matches, on any page, is not selected. */
    moreToSelect,
    selectMatching: () => {
      const ids = Array.from(view, (_, i) => idInView(i));
      if (selection) selection.onChange(withIds(selection.selected, ids, true));
    },
  };
}

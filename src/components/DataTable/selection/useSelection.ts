import { useRef } from 'react';
import type { Selection } from '#src/components/DataTable/types.ts';
import { idsBetween, withIds } from './rowSelection.ts';

interface SelectionInput {
  selection: Selection | undefined;
  count: number;
  idAt: (position: number) => string;
}

export interface RowSelection {
  /** Turns one row on or off and makes it the anchor of the next range. */
  toggle: (position: number) => void;
  /** Gives all rows from the anchor to this one the opposite of what this one is. */
  toggleTo: (position: number) => void;
  /** Moves the end of a range: what a range no longer covers is as it was before the range. */
  extend: (from: number, to: number) => void;
  /** The cursor moved without a range: the next one begins where it will be. */
  endRange: () => void;
  selectAll: (on: boolean) => void;
}

/** What pointer and keys do to the selection. Ids, so that it survives searching, sorting and paging. */
export function useSelection({ selection, count, idAt }: SelectionInput): RowSelection {
  /** The row that was turned on or off last. */
  const anchor = useRef<string | null>(null);
  /** Where the range that Shift and arrows make begins, and what was selected before it. */
  const range = useRef<{ readonly from: string; readonly before: ReadonlySet<string> } | null>(null);

  function positionOf(id: string | undefined | null, otherwise: number): number {
    for (let i = 0; id && i < count; i++) if (idAt(i) === id) return i;
    return otherwise;
  }

  function set(ids: Iterable<string>, on: boolean, base = selection?.selected) {
    if (selection && base) selection.onChange(withIds(base, ids, on));
  }

  return {
    toggle: (position) => {
      const id = idAt(position);
      anchor.current = id;
      range.current = null;
      set([id], !selection?.selected.has(id));
    },
    toggleTo: (position) => {
      const on = !selection?.selected.has(idAt(position));
      range.current = null;
      set(idsBetween(positionOf(anchor.current, position), position, idAt), on);
    },
    extend: (from, to) => {
      if (!selection) return;
      range.current ??= { from: idAt(from), before: selection.selected };
      anchor.current = range.current.from;
      set(idsBetween(positionOf(range.current.from, from), to, idAt), true, range.current.before);
    },
    endRange: () => {
      range.current = null;
    },
    selectAll: (on) => {
      range.current = null;
      if (count > 0) set(idsBetween(0, count - 1, idAt), on);
    },
  };
}

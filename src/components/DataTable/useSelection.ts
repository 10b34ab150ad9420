import { useRef } from 'react';
import { idsBetween, withIds } from './rowSelection.ts';
import type { Selection } from './types.ts';

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
  const anchor = useRef<string | null>(null);
  const before = useRef<ReadonlySet<string> | null>(null);

  function anchorPosition(otherwise: number): number {
    for (let i = 0; anchor.current !== null && i < count; i++) if (idAt(i) === anchor.current) return i;
    return otherwise;
  }

  function set(ids: Iterable<string>, on: boolean, base = selection?.selected) {
    if (selection && base) selection.onChange(withIds(base, ids, on));
  }

  return {
    toggle: (position) => {
      const id = idAt(position);
      anchor.current = id;
      before.current = null;
      set([id], !selection?.selected.has(id));
    },
    toggleTo: (position) => {
      const on = !selection?.selected.has(idAt(position));
      before.current = null;
      set(idsBetween(anchorPosition(position), position, idAt), on);
    },
    extend: (from, to) => {
      anchor.current ??= idAt(from);
      before.current ??= selection?.selected ?? null;
      set(idsBetween(anchorPosition(from), to, idAt), true, before.current ?? undefined);
    },
    endRange: () => {
      anchor.current = null;
      before.current = null;
    },
    selectAll: (on) => {
      before.current = null;
      if (count > 0) set(idsBetween(0, count - 1, idAt), on);
    },
  };
}

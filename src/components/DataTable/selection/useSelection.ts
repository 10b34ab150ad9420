import { useRef } from 'react';
import type { Selection } from '#src/components/DataTable/types.ts';

/** The selection with `ids` added or removed. */
export function withIds(
  selected: ReadonlySet<string>,
  ids: Iterable<string>,
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

export type Coverage = 'none' | 'some' | 'all';

/** Whether none, some or all rows are selected. Stops as soon as that is known. */
export function coverage(
  selected: ReadonlySet<string>,
  count: number,
  idAt: (position: number) => string,
): Coverage {
  if (selected.size === 0 || count === 0) return 'none';
  let any = false;
  let missing = false;
  for (let i = 0; i < count && !(any && missing); i++) {
    if (selected.has(idAt(i))) any = true;
    else missing = true;
  }
  if (!any) return 'none';
  return missing ? 'some' : 'all';
}

/** The ids of the rows from one position to another, both included, in either direction. */
export function idsBetween(from: number, to: number, idAt: (position: number) => string): string[] {
  const start = Math.min(from, to);
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => idAt(start + i));
}

interface SelectionInput {
  /** Undefined if rows cannot be selected. */
  selection: Pick<Selection, 'selected' | 'onChange'> | undefined;
  count: number;
  idAt: (position: number) => string;
  /** Others were asked for: not all of these rows can be selected. */
  outdated: boolean;
}

interface Range {
  readonly from: string;
  readonly before: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
}

export interface RowSelection {
  /** Selects or deselects one row and makes it the anchor of the next range. */
  toggle: (position: number) => void;
  /** Selects all rows from the anchor to this one, or deselects them if this one is selected. */
  toggleTo: (position: number) => void;
  /** Moves the end of a range. Rows that the range no longer covers get back their state before the range. */
  extend: (from: number, to: number) => void;
  /** Ends the range after the cursor moved without Shift. */
  endRange: () => void;
  selectAll: (on: boolean) => void;
}

/** Changes of the selection by pointer and keys. It keeps ids, so that it survives searching, sorting and paging. */
export function useSelection({ selection, count, idAt, outdated }: SelectionInput): RowSelection {
  /** Id of the row that was last selected or deselected. */
  const anchor = useRef<string | null>(null);
  /** The first row of a range made with Shift and arrow keys, and the selection before the range and with it. */
  const range = useRef<Range | null>(null);

  function positionOf(id: string | undefined | null, otherwise: number): number {
    for (let i = 0; id && i < count; i++) if (idAt(i) === id) return i;
    return otherwise;
  }

  function set(ids: Iterable<string>, on: boolean) {
    selection?.onChange(withIds(selection.selected, ids, on));
  }

  return {
    toggle: (position) => {
      const id = idAt(position);
      anchor.current = id;
      set([id], !selection?.selected.has(id));
    },
    toggleTo: (position) => {
      const on = !selection?.selected.has(idAt(position));
      set(idsBetween(positionOf(anchor.current, position), position, idAt), on);
    },
    extend: (from, to) => {
      if (!selection) return;
      const { selected } = selection;
      // A selection that was changed otherwise, by `Select all` or `Clear`, begins another range.
      if (range.current?.selected !== selected) range.current = null;
      const { from: first, before } = range.current ?? { from: idAt(from), before: selected };
      const ids = idsBetween(positionOf(first, from), to, idAt);
      anchor.current = first;
      range.current = { from: first, before, selected: withIds(before, ids, true) };
      selection.onChange(range.current.selected);
    },
    endRange: () => {
      range.current = null;
    },
    selectAll: (on) => {
      if (count > 0 && !outdated) set(idsBetween(0, count - 1, idAt), on);
    },
  };
}

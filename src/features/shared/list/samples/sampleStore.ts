import { create } from 'zustand';

export interface Identified {
  readonly id: string;
}

/** Rows of an area without an API. Changes are kept in this tab until a reload or a sign-out restores the samples. */
export interface SampleStore<Row extends Identified> {
  /** The current rows, as a hook. */
  useRows: () => readonly Row[];
  /** The current rows, outside of a component. */
  rows: () => readonly Row[];
  /** Calls the listener after each change; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Every id ever used in this tab, in the order of the list: a new row must not get the id of a deleted row that Undo
   * may restore.
   */
  usedIds: readonly string[];
  /** Adds the row at the start of the list, where the user sees it. */
  add: (row: Row) => void;
  /** Changes the current row with that id; false if it was deleted. */
  change: (id: string, to: (row: Row) => Row) => boolean;
  remove: (ids: ReadonlySet<string>) => void;
  /** Puts removed rows back at their former positions, in any order of calls. */
  restore: (removed: readonly Row[]) => void;
  reset: () => void;
}

/** A store that starts with `samples()`, and has them again after `reset`; the samples themselves are never changed. */
export function createSampleStore<Row extends Identified>(samples: () => readonly Row[]): SampleStore<Row> {
  const useStore = create<{ readonly rows: readonly Row[] }>()(() => ({ rows: samples() }));
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
  const usedIds = idsOf(useStore.getState().rows);
  const write = (to: (rows: readonly Row[]) => readonly Row[]) =>
    useStore.setState(({ rows }) => ({ rows: to(rows) }));
  const rows = () => useStore.getState().rows;
  return {
    useRows: () => useStore((state) => state.rows),
    rows,
    subscribe: useStore.subscribe,
    usedIds,
    add: (row) => {
      usedIds.unshift(row.id);
      write((old) => [row, ...old]);
    },
    change: (id, to) => {
      const found = rows().some((row) => row.id === id);
      if (found) write((old) => old.map((row) => (row.id === id ? to(row) : row)));
      return found;
    },
    remove: (ids) => write((old) => old.filter(({ id }) => !ids.has(id))),
    restore: (removed) =>
      write((old) => {
        const known = new Map([...removed, ...old].map((row) => [row.id, row]));
        return usedIds.flatMap((id) => known.get(id) ?? []);
      }),
    reset: () => {
      write(samples);
      usedIds.splice(0, usedIds.length, ...idsOf(rows()));
    },
  };
}

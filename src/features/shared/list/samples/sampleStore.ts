import { create } from 'zustand';

interface Identified {
  readonly id: string;
}

/** Rows of an area without an API: changes live in this tab, a reload or a sign-out brings the samples back. */
export interface SampleStore<Row extends Identified> {
  /** The rows, drawn again when they change. */
  useRows: () => readonly Row[];
  /** The rows as they are now. */
  rows: () => readonly Row[];
  /**
   * Every id there ever was in this tab, in the order of the list: a new row must not take that of one that can
   * still come back.
   */
  usedIds: readonly string[];
  /** Puts the row first, where the person who added it sees it. */
  add: (row: Row) => void;
  /** Changes the row of that id as it is now; false when there is none any more. */
  change: (id: string, to: (row: Row) => Row) => boolean;
  remove: (ids: ReadonlySet<string>) => void;
  /** Puts removed rows back where they were, in whatever order they come back. */
  restore: (removed: readonly Row[]) => void;
  reset: () => void;
}

/** A store over `samples`, which are never changed themselves. */
export function createSampleStore<Row extends Identified>(samples: readonly Row[]): SampleStore<Row> {
  const useStore = create<{ readonly rows: readonly Row[] }>()(() => ({ rows: samples }));
  const usedIds = samples.map(({ id }) => id);
  const write = (to: (rows: readonly Row[]) => readonly Row[]) =>
    useStore.setState(({ rows }) => ({ rows: to(rows) }));
  const rows = () => useStore.getState().rows;
  return {
    useRows: () => useStore((state) => state.rows),
    rows,
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
    reset: () => useStore.setState({ rows: samples }),
  };
}

import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { ChangeStamp } from '#src/api/types/changeStamp.ts';

export interface Identified {
  readonly id: string;
}

/** Rows that can be read. */
export interface RowSource<Row> {
  /** The current rows, as a hook. */
  readonly useRows: () => readonly Row[];
  /** The current rows, outside of a component. */
  readonly rows: () => readonly Row[];
  /** Calls the listener after each change; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Rows of an area without an API. Changes are kept in this tab until a reload or a sign-out restores the samples. */
export interface SampleStore<Row extends Identified> extends RowSource<Row> {
  /** The rows with the deleted ones, in the order of the list: a new row must not get the id of one that Undo may restore. */
  allRows: () => readonly Row[];
  /** Who deleted the row with that id, and when; undefined for one that is not deleted. */
  deletionOf: (id: string) => ChangeStamp | undefined;
  /** Adds rows at the start of the list, where the user sees them; the last one is the first of the list. */
  add: (...rows: readonly Row[]) => void;
  /** Changes the current row with that id; false if it was deleted. */
  change: (id: string, to: (row: Row) => Row) => boolean;
  /** Marks rows as deleted, by the user with this email address. */
  remove: (ids: ReadonlySet<string>, by?: string) => void;
  /** Takes the marks away, so that the rows are back at their former positions. */
  restore: (removed: readonly Identified[]) => void;
  reset: () => void;
}

interface State<Row> {
  readonly all: readonly Row[];
  readonly deletions: ReadonlyMap<string, ChangeStamp>;
  /** `all` without the deleted ones. */
  readonly rows: readonly Row[];
}

/** A store that starts with `samples()`, and has them again after `reset`; the samples themselves are never changed. */
export function createSampleStore<Row extends Identified>(samples: () => readonly Row[]): SampleStore<Row> {
  const toState = (all: readonly Row[], deletions: State<Row>['deletions']): State<Row> => {
    const rows = deletions.size === 0 ? all : all.filter(({ id }) => !deletions.has(id));
    return { all, deletions, rows };
  };
  const store = createStore<State<Row>>()(() => toState(samples(), new Map()));
  const { getState, setState, subscribe } = store;
  const rows = () => getState().rows;
  const setAll = (all: readonly Row[]) => setState(toState(all, getState().deletions));
  const setDeletions = (write: (deletions: Map<string, ChangeStamp>) => void) => {
    const deletions = new Map(getState().deletions);
    write(deletions);
    setState(toState(getState().all, deletions));
  };
  return {
    useRows: () => useSyncExternalStore(subscribe, rows),
    rows,
    subscribe,
    allRows: () => getState().all,
    deletionOf: (id) => getState().deletions.get(id),
    add: (...added) => setAll([...added.toReversed(), ...getState().all]),
    change(id, to) {
      const found = rows().some((row) => row.id === id);
      if (found) setAll(getState().all.map((row) => (row.id === id ? to(row) : row)));
      return found;
    },
    remove: (ids, by = '') =>
      setDeletions((deletions) => {
        for (const id of ids) deletions.set(id, { by, at: new Date().toISOString() });
      }),
    restore: (removed) =>
      setDeletions((deletions) => {
        for (const { id } of removed) deletions.delete(id);
      }),
    reset: () => setState(toState(samples(), new Map())),
  };
}

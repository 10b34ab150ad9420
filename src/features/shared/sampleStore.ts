import { create, type StoreApi, type UseBoundStore } from 'zustand';

interface Identified {
  readonly id: string;
}

interface SampleState<Row> {
  readonly rows: readonly Row[];
}

/** Rows of an area without an API: changes live in this tab, a reload or a sign-out brings the samples back. */
export interface SampleStore<Row extends Identified> {
  /** The hook: `const rows = investors.use((state) => state.rows)`. */
  use: UseBoundStore<StoreApi<SampleState<Row>>>;
  /** Every id there ever was in this tab: a new row must not take that of one that can still come back. */
  usedIds: ReadonlySet<string>;
  /** Puts the row first, where the person who added it sees it. */
  add: (row: Row) => void;
  /** Replaces the row of that id; false when there is none any more. */
  update: (row: Row) => boolean;
  remove: (ids: ReadonlySet<string>) => void;
  /** Puts rows back where they were: `before` is the list as it was when they were removed. */
  restore: (ids: ReadonlySet<string>, before: readonly Row[]) => void;
  reset: () => void;
}

/** The rows with those of `ids` back at the places they had in `before`; rows that came since stay first. */
export function restored<Row extends Identified>(
  rows: readonly Row[],
  ids: ReadonlySet<string>,
  before: readonly Row[],
): readonly Row[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(before.map((row) => row.id));
  const back = before.flatMap((row) => now.get(row.id) ?? (ids.has(row.id) ? row : []));
  return [...rows.filter((row) => !known.has(row.id)), ...back];
}

/** A store over `samples`, which are never changed themselves. */
export function createSampleStore<Row extends Identified>(samples: readonly Row[]): SampleStore<Row> {
  const use = create<SampleState<Row>>()(() => ({ rows: samples }));
  const usedIds = new Set(samples.map(({ id }) => id));
  const change = (to: (rows: readonly Row[]) => readonly Row[]) =>
    use.setState(({ rows }) => ({ rows: to(rows) }));
  return {
    use,
    usedIds,
    add: (row) => {
      usedIds.add(row.id);
      change((rows) => [row, ...rows]);
    },
    update: (row) => {
      const found = use.getState().rows.some(({ id }) => id === row.id);
      if (found) change((rows) => rows.map((old) => (old.id === row.id ? row : old)));
      return found;
    },
    remove: (ids) => change((rows) => rows.filter(({ id }) => !ids.has(id))),
    restore: (ids, before) => change((rows) => restored(rows, ids, before)),
    reset: () => use.setState({ rows: samples }),
  };
}

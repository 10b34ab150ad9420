/**
 * Overlapping optimistic deletions (reliability.md 11, decision 13). SWR's optimistic `mutate` knows one change at a
 * time: the rollback of one deletion brings back rows that another one has removed. Here a deletion changes no answer;
 * it is a fact by itself, and `hiddenRows.ts` leaves its row out of every answer that is older than it.
 */
import { ApiError } from '#src/api/http/errors.ts';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import type { ApiCache } from './apiCache.ts';

/** One deletion of a record. */
export interface Removal {
  /** When it was done, by the clock of the cache; null while it is in flight. */
  readonly done: number | null;
  /** The lists that are known to have the row, on any of their pages. */
  readonly lists: ReadonlySet<string>;
}

/** The deletions of one kind of record, by id. */
export interface Removals {
  /**
   * Hides the row, deletes the record, and shows the row again if that failed. After a success, or when the record
   * was deleted already (404), the row stays hidden in every answer that was requested before.
   */
  run: <T>(id: string, remove: () => Promise<T>, lists?: ReadonlySet<string>) => Promise<T>;
  /** All deletions; a new map after each change. */
  current: () => ReadonlyMap<string, Removal>;
  subscribe: (listener: () => void) => () => void;
  clear: () => void;
}

const NO_REMOVALS: ReadonlyMap<string, Removal> = new Map();
const NO_LISTS: ReadonlySet<string> = new Set();

/** Deletions ordered against answers by the clock of the cache (`ApiCache.tick`). */
export function createRemovals(tick: () => number): Removals {
  let removals = NO_REMOVALS;
  const listeners = new Set<() => void>();

  function set(id: string, removal: Removal | undefined): void {
    const next = new Map(removals);
    if (removal) next.set(id, removal);
    else next.delete(id);
    removals = next;
    for (const listener of listeners) listener();
  }

  return {
    async run(id, remove, lists = NO_LISTS) {
      const before = removals.get(id);
      set(id, { done: null, lists });
      try {
        const result = await remove();
        set(id, { done: tick(), lists });
        return result;
      } catch (error) {
        const deletedBefore = error instanceof ApiError && error.status === 404;
        set(id, deletedBefore ? { done: tick(), lists } : before);
        throw error;
      }
    },
    current: () => removals,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clear() {
      removals = NO_REMOVALS;
    },
  };
}

/** The deletions of one kind of record, cleared with the session. */
export function sessionRemovals(cache: ApiCache): Removals {
  const removals = createRemovals(cache.tick);
  onScreenGone(removals.clear);
  return removals;
}

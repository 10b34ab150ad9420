/**
 * Overlapping optimistic deletions (reliability.md 11, decision 13). SWR's optimistic `mutate` handles one change at a
 * time: the rollback of one deletion brings back rows that another one has removed. Here deletions are recorded beside
 * the cached responses, and `hiddenRows.ts` leaves their rows out of every response that was requested before them.
 */
import { ApiError } from '#src/api/http/errors.ts';
import { onSessionCleanup } from '#src/api/session/sessionEnds.ts';
import type { ApiCache } from './apiCache.ts';

/** One deletion of a record. */
export interface Deletion {
  /** When it was done, by the clock of the cache; null while it is in flight. */
  readonly done: number | null;
  /** The lists that are known to have the row, on any of their pages. */
  readonly lists: ReadonlySet<string>;
}

/** The deletions of one kind of record, by id. */
export interface Deletions {
  /**
   * Hides the row, deletes the record, and shows the row again if that failed. After a success, or when the record
   * was deleted already (404), the row stays hidden in every response that was requested before.
   */
  run: <T>(id: string, remove: () => Promise<T>, lists?: ReadonlySet<string>) => Promise<T>;
  /** All deletions; a new map after each change. */
  current: () => ReadonlyMap<string, Deletion>;
  subscribe: (listener: () => void) => () => void;
  clear: () => void;
}

const NO_DELETIONS: ReadonlyMap<string, Deletion> = new Map();
const NO_LISTS: ReadonlySet<string> = new Set();

/** Deletions ordered against responses by the clock of the cache (`ApiCache.tick`). */
export function createDeletions(tick: () => number): Deletions {
  let deletions = NO_DELETIONS;
  const listeners = new Set<() => void>();

  function set(id: string, deletion: Deletion | undefined): void {
    const next = new Map(deletions);
    if (deletion) next.set(id, deletion);
    else next.delete(id);
    deletions = next;
    for (const listener of listeners) listener();
  }

  return {
    async run(id, remove, lists = NO_LISTS) {
      const before = deletions.get(id);
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
    current: () => deletions,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clear() {
      deletions = NO_DELETIONS;
    },
  };
}

/** The deletions of one kind of record, cleared with the session. */
export function sessionDeletions(cache: ApiCache): Deletions {
  const deletions = createDeletions(cache.tick);
  onSessionCleanup(deletions.clear);
  return deletions;
}

import { useSyncExternalStore } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { ApiCache } from './apiCache.ts';
import { ApiError } from './errors.ts';
import { onScreenGone } from './sessionEnds.ts';

/** Rows that are being deleted: hidden at once, and shown again when the server did not delete them. */
export interface Removals {
  /**
   * Hides the row, deletes it, and shows it again if that failed. Once it is gone it stays hidden in every
   * answer that was asked for before the deletion was done, so it cannot flicker back in any order of answers.
   */
  run<T>(id: string, remove: () => Promise<T>): Promise<T>;
  /** The hidden ids of an answer asked for at `askedAt`, one per line; the same text while nothing changed. */
  hidden(askedAt: number): string;
  subscribe(listener: () => void): () => void;
  clear(): void;
}

/** Removals counted by the clock of the cache. */
export function createRemovals(tick: () => number): Removals {
  /** By id: when its deletion was done, or null while it is under way. */
  const ids = new Map<string, number | null>();
  const listeners = new Set<() => void>();

  function set(id: string, done: number | null | undefined): void {
    if (done === undefined) ids.delete(id);
    else ids.set(id, done);
    for (const listener of listeners) listener();
  }

  return {
    async run(id, remove) {
      const before = ids.get(id);
      set(id, null);
      try {
        const result = await remove();
        set(id, tick());
        return result;
      } catch (error) {
        // Someone else was faster: the row is gone all the same.
        set(id, error instanceof ApiError && error.status === 404 ? tick() : before);
        throw error;
      }
    },
    hidden(askedAt) {
      const found = [...ids].filter(([, done]) => done === null || done > askedAt);
      return found.map(([id]) => id).join('\n');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clear() {
      ids.clear();
    },
  };
}

/** Removals of one kind of record, forgotten with the session. */
export function sessionRemovals(cache: ApiCache): Removals {
  const removals = createRemovals(cache.tick);
  onScreenGone(removals.clear);
  return removals;
}

/** The page without the hidden rows; `total` counts them out. The same page when it holds none of them. */
export function withoutRows<Row extends { readonly id: string }>(page: Page<Row>, hidden: string): Page<Row> {
  if (hidden === '') return page;
  const gone = new Set(hidden.split('\n'));
  const rows = page.rows.filter(({ id }) => !gone.has(id));
  const left = page.rows.length - rows.length;
  return left === 0 ? page : { rows, total: page.total - left };
}

/** A read without the hidden rows. While its whole page is going, what takes its place is still to be known. */
export function withoutRemoved<Row extends { readonly id: string }>(
  read: Read<Page<Row>>,
  hidden: string,
): Read<Page<Row>> {
  const data = read.data && withoutRows(read.data, hidden);
  const emptied = data !== undefined && data !== read.data && data.rows.length === 0 && data.total > 0;
  return emptied
    ? { ...read, data: undefined, isLoading: read.isValidating || !read.error }
    : { ...read, data };
}

/** A read without the rows that are being deleted. */
export function useWithoutRemoved<Row extends { readonly id: string }>(
  read: Read<Page<Row>>,
  key: string,
  cache: ApiCache,
  removals: Removals,
): Read<Page<Row>> {
  // What stands in for an answer to come is as old as can be.
  const hidden = useSyncExternalStore(removals.subscribe, () =>
    removals.hidden(read.isPrevious ? 0 : cache.askedAt(key)),
  );
  return withoutRemoved(read, hidden);
}

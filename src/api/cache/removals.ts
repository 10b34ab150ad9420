import { useSyncExternalStore } from 'react';
import { ApiError } from '#src/api/http/errors.ts';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { ApiCache } from './apiCache.ts';

/** Rows that are being deleted: hidden at once, and shown again when the server did not delete them. */
export interface Removals {
  /**
   * Hides the row, deletes it, and shows it again if that failed. Once it is gone it stays hidden in every
   * answer that was asked for before the deletion was done, so it cannot flicker back in any order of answers.
   * `lists` are those that are known to have the row, on whatever page.
   */
  run<T>(id: string, remove: () => Promise<T>, lists?: ReadonlySet<string>): Promise<T>;
  /**
   * The hidden ids of an answer of `list` asked for at `askedAt`, one per line, after a `+` where the list is
   * known to have the row, else a `-`; the same text while nothing changed.
   */
  hidden(askedAt: number, list?: string): string;
  subscribe(listener: () => void): () => void;
  clear(): void;
}

interface Removal {
  /** When the deletion was done, or null while it is under way. */
  readonly done: number | null;
  readonly lists: ReadonlySet<string>;
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Removals counted by the clock of the cache. */
export function createRemovals(tick: () => number): Removals {
  const ids = new Map<string, Removal>();
  const listeners = new Set<() => void>();

  function set(id: string, removal: Removal | undefined): void {
    if (removal) ids.set(id, removal);
    else ids.delete(id);
    for (const listener of listeners) listener();
  }

  return {
    async run(id, remove, lists = NOWHERE) {
      const before = ids.get(id);
      set(id, { done: null, lists });
      try {
        const result = await remove();
        set(id, { done: tick(), lists });
        return result;
      } catch (error) {
        // Someone else was faster: the row is gone all the same.
        const gone = error instanceof ApiError && error.status === 404;
        set(id, gone ? { done: tick(), lists } : before);
        throw error;
      }
    },
    hidden(askedAt, list = '') {
      const found = [...ids].filter(([, { done }]) => done === null || done > askedAt);
      return found.map(([id, { lists }]) => `${lists.has(list) ? '+' : '-'}${id}`).join('\n');
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

/**
 * The page without the hidden rows (`Removals.hidden`); `total` counts out those of this page and those of other
 * pages of its list. The same page when there are none of either.
 */
export function withoutRows<Row extends { readonly id: string }>(page: Page<Row>, hidden: string): Page<Row> {
  if (hidden === '') return page;
  const lines = hidden.split('\n');
  const gone = new Set(lines.map((line) => line.slice(1)));
  const here = new Set(page.rows.flatMap(({ id }) => (gone.has(id) ? id : [])));
  const elsewhere = lines.filter((line) => line.startsWith('+') && !here.has(line.slice(1)));
  if (here.size === 0 && elsewhere.length === 0) return page;
  const rows = page.rows.filter(({ id }) => !here.has(id));
  const total = Math.max(rows.length, page.total - here.size - elsewhere.length);
  return { rows, total, serverTotal: page.total };
}

/** A read without the hidden rows. While its whole page is going, what takes its place is still to be known. */
export function withoutRemoved<Row extends { readonly id: string }>(
  read: Read<Page<Row>>,
  hidden: string,
): Read<Page<Row>> {
  const data = read.data && withoutRows(read.data, hidden);
  const emptied = read.data?.rows.length !== 0 && data?.rows.length === 0 && data.total > 0;
  return emptied
    ? { ...read, data: undefined, isLoading: read.isValidating || !read.error }
    : { ...read, data };
}

/** A read without the rows that are being deleted. `list` names what `key` is one page of. */
export function useWithoutRemoved<Row extends { readonly id: string }>(
  read: Read<Page<Row>>,
  { key, list }: { readonly key: string; readonly list?: string },
  cache: ApiCache,
  removals: Removals,
): Read<Page<Row>> {
  // What stands in for an answer to come is as old as can be.
  const hidden = useSyncExternalStore(removals.subscribe, () =>
    read.isPrevious ? removals.hidden(0) : removals.hidden(cache.askedAt(key), list),
  );
  return withoutRemoved(read, hidden);
}

/**
 * Overlapping optimistic deletions (reliability.md 11, decision 13). SWR's optimistic `mutate` handles one change at a
 * time: the rollback of one deletion brings back rows that another one has removed. Here lists are read without the rows
 * whose deletion is in flight, and a deletion that succeeded removes its row from the cached lists.
 */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '#src/api/http/errors.ts';
import type { Page } from '#src/api/results/page.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { invalidate, updateResponses } from './cache.ts';

/** A row of a list, by its id. */
interface Row {
  readonly id: string;
}

/** The deletions of one kind of record. */
export interface Deletions {
  /**
   * Hides the row, deletes the record, and shows the row again if that failed. A record that was deleted already (404)
   * leaves the lists too. In every case, the outdated responses are requested again.
   */
  run: <T>(id: string, remove: () => Promise<T>) => Promise<T>;
  /** A list without the rows that are being deleted. */
  useWithout: <R extends Row>(result: QueryResult<Page<R>>) => QueryResult<Page<R>>;
}

/** The page without these rows; the same page when it has none of them. */
export function withoutRows<R extends Row>(page: Page<R>, ids: ReadonlySet<string>): Page<R> {
  if (ids.size === 0) return page;
  const rows = page.rows.filter(({ id }) => !ids.has(id));
  const hidden = page.rows.length - rows.length;
  return hidden === 0 ? page : { rows, total: Math.max(rows.length, page.total - hidden) };
}

/**
 * A list with the rows of its page that are not deleted. While that leaves the page empty but not the list, it is loading:
 * the rows that move up to this page are not known yet.
 */
export function withPage<R extends Row>(result: QueryResult<Page<R>>, data: Page<R>): QueryResult<Page<R>> {
  if (result.status !== 'ready') return result;
  const { error, refreshing, retry } = result;
  const emptied = data.rows.length === 0 && data.total > 0;
  const outdated = data !== result.data || refreshing || error !== undefined;
  if (!emptied || !outdated) return { ...result, data };
  return error && !refreshing ? { status: 'failed', error, retry } : { status: 'loading', retry };
}

/** The deletions of the records of one list; `invalidates` are the prefixes of the responses that a deletion outdates. */
export function createDeletions(list: string, invalidates: readonly string[]): Deletions {
  /** The deletions of this session by id, and whether they are in flight or done. */
  const deletions = createStore<ReadonlyMap<string, 'inFlight' | 'done'>>(() => new Map());
  onSessionEnd('deletions', { ended: () => deletions.setState(new Map(), true) });

  function set(id: string, state: 'inFlight' | 'done' | 'failed'): void {
    const next = new Map(deletions.getState());
    if (state === 'failed') next.delete(id);
    else next.set(id, state);
    deletions.setState(next, true);
  }

  function finish(id: string, state: 'done' | 'failed'): void {
    if (state === 'done') updateResponses<Page<Row>>(list, (page) => withoutRows(page, new Set([id])));
    set(id, state);
    invalidate(...invalidates);
  }

  return {
    async run(id, remove) {
      set(id, 'inFlight');
      try {
        const result = await remove();
        finish(id, 'done');
        return result;
      } catch (error) {
        finish(id, error instanceof ApiError && error.status === 404 ? 'done' : 'failed');
        throw error;
      }
    },
    useWithout(result) {
      const current = useStore(deletions);
      const isPrevious = result.status === 'ready' && result.isPrevious;
      const data = result.status === 'ready' ? result.data : null;
      // The same page for the same rows: lists compare pages.
      const page = useMemo(() => {
        // The page of the previous query is no longer in the cache's care: it may have rows that were deleted meanwhile.
        const hidden = [...current].filter(([, state]) => state === 'inFlight' || isPrevious);
        return data && withoutRows(data, new Set(hidden.map(([id]) => id)));
      }, [data, current, isPrevious]);
      return page ? withPage(result, page) : result;
    },
  };
}

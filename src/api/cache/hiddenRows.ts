/**
 * Reads without the rows of `deletions.ts` (reliability.md 11): a deleted row cannot reappear, in whatever order responses
 * arrive, and totals do not count it.
 */
import { useSyncExternalStore } from 'react';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import type { ApiCache } from './apiCache.ts';
import type { Deletion, Deletions } from './deletions.ts';

/** The ids that one response must not show. */
export interface HiddenIds {
  /** Every hidden id; the response may have its row or not. */
  readonly ids: ReadonlySet<string>;
  /** Those of them whose rows the response's list is known to have, on any of its pages. */
  readonly inList: ReadonlySet<string>;
}

/** The ids hidden in a response of `list` that was requested at `requestedAt`, by the clock of the cache. */
export function hiddenIds(
  deletions: ReadonlyMap<string, Deletion>,
  requestedAt: number,
  list?: string,
): HiddenIds {
  const hidden = [...deletions].filter(([, { done }]) => done === null || done > requestedAt);
  const inList = hidden.filter(([, { lists }]) => list !== undefined && lists.has(list));
  return { ids: new Set(hidden.map(([id]) => id)), inList: new Set(inList.map(([id]) => id)) };
}

/**
 * The page without its hidden rows. `total` counts neither these nor the hidden rows of the list's other pages. The same
 * page when there are none of either.
 */
export function withoutRows<Row extends { readonly id: string }>(
  page: Page<Row>,
  hidden: HiddenIds,
): Page<Row> {
  if (hidden.ids.size === 0) return page;
  const here = new Set(page.rows.flatMap(({ id }) => (hidden.ids.has(id) ? id : [])));
  const elsewhere = [...hidden.inList].filter((id) => !here.has(id));
  if (here.size === 0 && elsewhere.length === 0) return page;
  const rows = page.rows.filter(({ id }) => !here.has(id));
  const total = Math.max(rows.length, page.total - here.size - elsewhere.length);
  return { rows, total, serverTotal: page.total };
}

/**
 * A read without its hidden rows. When that empties the page but not the list, the read is loading: the rows that
 * move up to this page are not known yet.
 */
export function withoutDeleted<Row extends { readonly id: string }>(
  read: Read<Page<Row>>,
  hidden: HiddenIds,
): Read<Page<Row>> {
  const data = read.data && withoutRows(read.data, hidden);
  const emptied = read.data?.rows.length !== 0 && data?.rows.length === 0 && data.total > 0;
  return emptied
    ? { ...read, data: undefined, isLoading: read.isValidating || !read.error }
    : { ...read, data };
}

/** A read without the rows that are being deleted; `list` identifies the list of which `key` is one page. */
export function useWithoutDeleted<Row extends { readonly id: string }>(
  read: Read<Page<Row>>,
  { key, list }: { readonly key: string; readonly list?: string },
  cache: ApiCache,
  deletions: Deletions,
): Read<Page<Row>> {
  const current = useSyncExternalStore(deletions.subscribe, deletions.current);
  // The page of the previous query (`isPrevious`) counts as older than every deletion, and as of no known list.
  const requestedAt = useSyncExternalStore(deletions.subscribe, () =>
    read.isPrevious ? 0 : cache.requestedAt(key),
  );
  return withoutDeleted(read, hiddenIds(current, requestedAt, read.isPrevious ? undefined : list));
}

import { describe, expect, it, vi } from 'vitest';
import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import {
  hasEveryRow,
  toListing,
  toPageRequest,
  toRefreshFailure,
} from '#src/features/shared/list/view/listing.ts';
import { SOMETHING_WENT_WRONG } from '#src/lib/messages.ts';

const retry = vi.fn();
const error = { message: SOMETHING_WENT_WRONG, status: 500 };
const failed: QueryResult<Page<string>> = { status: 'failed', error, retry };
const ready: QueryResult<Page<string>> = {
  status: 'ready',
  data: { rows: ['a'], total: 9 },
  refreshing: false,
  error: undefined,
  isPrevious: false,
  retry,
};

describe('toListing', () => {
  it('is loading before the first answer', () => {
    expect(toListing({ status: 'loading', retry }, { filtered: false })).toEqual({ status: 'loading' });
  });

  it('has rows', () => {
    expect(toListing(ready, { filtered: true })).toEqual({
      status: 'ready',
      rows: ['a'],
      total: 9,
      freshness: 'fresh',
      serverFiltered: false,
      filtered: true,
    });
  });

  it('is filtered by the server when its answer may lack rows', () => {
    expect(toListing(ready, { filtered: true, serverFiltered: true })).toMatchObject({
      serverFiltered: true,
    });
  });

  it('is refreshing while rows are read again, and while previous rows are shown', () => {
    const facts = { filtered: false };
    expect(toListing({ ...ready, refreshing: true }, facts)).toMatchObject({ freshness: 'refreshing' });
    expect(toListing({ ...ready, refreshing: true, isPrevious: true }, facts)).toMatchObject({
      freshness: 'previous',
    });
  });

  it('keeps the rows when a refresh failed', () => {
    expect(toListing({ ...ready, error }, { filtered: false })).toMatchObject({ status: 'ready' });
    expect(toRefreshFailure({ ...ready, error })).toEqual({ message: SOMETHING_WENT_WRONG, onRetry: retry });
    expect([toRefreshFailure(ready), toRefreshFailure(failed)]).toEqual([null, null]);
  });

  it('has failed when there are no rows to show, with Retry', () => {
    expect(toListing(failed, { filtered: false })).toEqual({
      status: 'failed',
      message: 'Something went wrong',
      onRetry: retry,
    });
  });
});

describe('the page to view', () => {
  const listing = toListing({ ...ready, data: { rows: ['a', 'b'], total: 20 } }, { filtered: false });
  const second = { by: 'server', page: 2 } as const;

  it('is none for a list without pages', () => {
    expect(toPageRequest(listing, null, 20)).toBeNull();
    expect(toPageRequest(listing, second, undefined)).toBeNull();
  });

  it('has the number of rows in all if the server pages, at least that of the last row shown', () => {
    expect(toPageRequest(listing, { ...second, by: 'browser' }, 20)).toEqual({ number: 2, size: 20 });
    // Two rows of the second page are shown, although a deletion in flight leaves 20 in all.
    expect(toPageRequest(listing, second, 20)).toEqual({ number: 2, size: 20, total: 22 });
    const previous = toListing({ ...ready, isPrevious: true, refreshing: true }, { filtered: false });
    expect(toPageRequest(previous, second, 20)).toMatchObject({ total: 9 });
  });
});

describe('whether the list has every row', () => {
  const all = { ...ready, data: { rows: ['a'], total: 1 } };

  it('is so for the whole, unfiltered answer to the present query only', () => {
    const facts = { filtered: false };
    expect(hasEveryRow(toListing(all, facts), 'browser')).toBe(true);
    expect(hasEveryRow(toListing(all, facts), undefined)).toBe(true);
    expect(hasEveryRow(toListing(all, facts), 'server')).toBe(false);
    expect(hasEveryRow(toListing(ready, facts), 'browser')).toBe(false);
    expect(hasEveryRow(toListing(all, { filtered: true, serverFiltered: true }), 'browser')).toBe(false);
    expect(hasEveryRow(toListing({ ...all, isPrevious: true }, facts), 'browser')).toBe(false);
    expect(hasEveryRow({ status: 'loading' }, undefined)).toBe(false);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import { toListing, toRefreshFailure } from '#src/features/shared/list/state/listing.ts';
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
      refreshing: false,
      previous: false,
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
    expect(toListing({ ...ready, refreshing: true }, facts)).toMatchObject({ refreshing: true });
    expect(toListing({ ...ready, refreshing: true, isPrevious: true }, facts)).toMatchObject({
      refreshing: true,
      previous: true,
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
    expect(toListing(failed, { filtered: false, failure: 'Failed to load companies' })).toMatchObject({
      message: 'Failed to load companies. Something went wrong',
    });
  });
});

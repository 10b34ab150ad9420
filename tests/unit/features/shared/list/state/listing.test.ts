import { describe, expect, it, vi } from 'vitest';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { toListing } from '#src/features/shared/list/state/listing.ts';
import { SOMETHING_WENT_WRONG } from '#src/lib/messages.ts';

const retry = vi.fn();
const nothing: Read<Page<string>> = {
  data: undefined,
  error: undefined,
  isLoading: false,
  isValidating: false,
  isPrevious: false,
  retry,
};
const data = { rows: ['a'], total: 9 };
const error = { message: SOMETHING_WENT_WRONG, status: 500 };

describe('toListing', () => {
  it('is loading before the first answer', () => {
    expect(toListing({ ...nothing, isLoading: true }, { filtered: false })).toEqual({ status: 'loading' });
    expect(toListing(nothing, { filtered: false })).toEqual({ status: 'loading' });
  });

  it('has rows', () => {
    expect(toListing({ ...nothing, data }, { filtered: true })).toEqual({
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
    expect(toListing({ ...nothing, data }, { filtered: true, serverFiltered: true })).toMatchObject({
      serverFiltered: true,
    });
  });

  it('is refreshing while rows are read again, and while previous rows are shown', () => {
    const facts = { filtered: false };
    expect(toListing({ ...nothing, data, isValidating: true }, facts)).toMatchObject({ refreshing: true });
    expect(toListing({ ...nothing, data, isPrevious: true }, facts)).toMatchObject({
      refreshing: true,
      previous: true,
    });
  });

  it('keeps the rows when a refresh failed', () => {
    expect(toListing({ ...nothing, data, error }, { filtered: false })).toMatchObject({ status: 'ready' });
  });

  it('has failed when there are no rows to show, with Retry', () => {
    expect(toListing({ ...nothing, error }, { filtered: false })).toEqual({
      status: 'failed',
      message: 'Something went wrong',
      onRetry: retry,
    });
    expect(
      toListing({ ...nothing, error }, { filtered: false, failure: 'Failed to load companies' }),
    ).toMatchObject({ message: 'Failed to load companies. Something went wrong' });
  });

  it('is loading again during Retry', () => {
    expect(toListing({ ...nothing, error, isLoading: true }, { filtered: false }).status).toBe('loading');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { withoutRows, withPage } from '#src/api/cache/deletions.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';

const page = (ids: readonly string[], total = ids.length) => ({ rows: ids.map((id) => ({ id })), total });

describe('a page without the rows that are being deleted', () => {
  it('counts them out of its rows and its total', () => {
    expect(withoutRows(page(['a', 'b', 'c'], 60), new Set(['b', 'z']))).toEqual(page(['a', 'c'], 59));
  });

  it('is the same page when it has none of them', () => {
    const given = page(['a']);
    expect(withoutRows(given, new Set())).toBe(given);
    expect(withoutRows(given, new Set(['z']))).toBe(given);
  });
});

describe('a list without any row left on its page', () => {
  const error = { message: 'The server is resting.', status: 500 };
  const retry = vi.fn();
  const list = {
    status: 'ready',
    data: page(['a', 'b'], 13),
    refreshing: false,
    error: undefined,
    isPrevious: false,
    retry,
  } as const;
  const both = new Set(['a', 'b']);
  const loading = { status: 'loading', retry };
  const withoutDeleted = (result: QueryResult<ReturnType<typeof page>>, ids: ReadonlySet<string>) =>
    result.status === 'ready' ? withPage(result, withoutRows(result.data, ids)) : result;

  it('is loading the rows that take the place of its own', () => {
    expect(withoutDeleted(list, both)).toEqual(loading);
    const deleted = { ...list, data: page([], 11), refreshing: true };
    expect(withoutDeleted(deleted, new Set())).toEqual(loading);
  });

  it('is empty when the list has no others, or the server says so', () => {
    const last = { ...list, data: page(['a', 'b']) };
    expect(withoutDeleted(last, both)).toEqual({ ...list, data: page([]) });
    const afterLast = { ...list, data: page([], 13) };
    expect(withoutDeleted(afterLast, new Set())).toEqual(afterLast);
  });

  it('has failed when the others could not be read, until they are requested again', () => {
    expect(withoutDeleted({ ...list, error }, both)).toEqual({ status: 'failed', error, retry });
    expect(withoutDeleted({ ...list, error, refreshing: true }, both)).toEqual(loading);
  });
});

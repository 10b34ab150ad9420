import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';
import { renderHooks } from '../../../../api/renderHooks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Rows = readonly string[];
type Read = QueryResult<{ readonly rows: Rows; readonly total: number }>;

/** A list that the server pages: its page, and all records as they are read. */
async function openList(complete: boolean) {
  const hooks = renderHooks();
  const retry = vi.fn();
  const enabled = vi.fn();
  let all: Rows | null = null;
  let list: ReturnType<typeof useSelectedRows<string>> | undefined;
  const useAllRecords = (wanted: boolean): Read => {
    enabled(wanted);
    if (!wanted || all === null) return { status: 'loading', retry };
    return { ...readyResult({ rows: all, total: all.length }), retry };
  };
  function List({ page }: { page: Rows }) {
    const selected = useSelectedRows<string>({
      ...{ idOf: (row) => row, rows: page, matching: page, complete, useAllRecords },
    });
    useLayoutEffect(() => {
      list = selected;
    });
    return null;
  }
  const show = (page: Rows, records: Rows | null = null) => {
    all = records;
    return hooks.render(<List page={page} />);
  };
  return {
    ...{ show, retry, enabled },
    select: (ids: Rows) => hooks.step(() => list?.onChange(new Set(ids))),
    ids: () => [...(list?.ids ?? [])],
  };
}

it('loses what is not in a list that has every row', async () => {
  const { show, select, ids, enabled } = await openList(true);
  await show(['a', 'b']);
  await select(['a', 'b']);
  await show(['b']);
  expect(ids()).toEqual(['b']);
  expect(enabled).not.toHaveBeenCalledWith(true);
});

it('keeps rows of other pages, and loses what is not among all records, read again', async () => {
  const { show, select, ids, retry } = await openList(false);
  await show(['a', 'b']);
  await select(['a', 'b']);
  await show(['c', 'd'], ['a', 'c', 'd']);
  expect(retry).toHaveBeenCalledOnce();
  expect(ids()).toEqual(['a']);
});

it('keeps them while all records are not known', async () => {
  const { show, select, ids, retry } = await openList(false);
  await show(['a', 'b']);
  await select(['a']);
  await show(['c'], null);
  expect(ids()).toEqual(['a']);
  expect(retry).not.toHaveBeenCalled();
});

import { useState } from 'react';
import { expect, it } from 'vitest';
import { useSelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import type { Found } from '#src/features/shared/list/source/listSource.ts';
import { viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { readyResult } from '#src/lib/queryResult.ts';
import { mountHook } from '../../../../api/renderHooks.ts';

interface Row {
  readonly id: string;
}

/** A list whose rows are all there (`whole`), or one page of them. */
async function openList(whole: boolean) {
  function useList({ ids, missing }: { ids: readonly string[]; missing: readonly string[] }) {
    const rows = ids.map((id) => ({ id }));
    const [selected, onSelected] = useState<ReadonlySet<string>>(new Set());
    const find = (id: string): Found<Row> => ({ status: missing.includes(id) ? 'missing' : 'loading' });
    const read = readyResult({ rows, total: whole ? rows.length : 9 });
    const view = viewOf(rows, { columns: [] });
    return useSelectedRows<Row>({
      ...{ selected, onSelected },
      source: { read, view, all: whole ? rows : null, find },
    });
  }
  const { show, step, current } = mountHook(useList);
  return {
    show: (ids: readonly string[], missing: readonly string[] = []) => show({ ids, missing }),
    select: (ids: readonly string[]) => step(() => current()?.onChange(new Set(ids))),
    ids: () => [...(current()?.ids ?? [])],
    rows: () =>
      current()
        ?.rows()
        .map(({ id }) => id),
  };
}

it('loses what is not in a list that has every row', async () => {
  const { show, select, ids } = await openList(true);
  await show(['a', 'b']);
  await select(['a', 'b']);
  await show(['b']);
  expect(ids()).toEqual(['b']);
});

it('keeps rows of other pages, and loses what is missing among all records', async () => {
  const { show, select, ids, rows } = await openList(false);
  await show(['a', 'b']);
  await select(['a', 'b']);
  await show(['c', 'd']);
  expect(rows()).toEqual(['a', 'b']);
  await show(['c', 'd'], ['b']);
  expect(ids()).toEqual(['a']);
});

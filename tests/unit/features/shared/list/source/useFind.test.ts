import { expect, it, vi } from 'vitest';
import { useFind } from '#src/features/shared/list/source/useFind.ts';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';
import { mountHook } from '../../../../api/renderHooks.ts';

interface Row {
  readonly id: string;
}
type Read = QueryResult<{ readonly rows: readonly Row[]; readonly total: number }>;

/** Looks for the record `b` in a read. */
function openFind() {
  const { show, current } = mountHook(({ read }: { read: Read }) => useFind<Row>(['b'], read)('b'));
  return { show: (read: Read) => show({ read }), found: current };
}

const retry = vi.fn();
const ready = (...ids: string[]) => ({
  ...readyResult({ rows: ids.map((id) => ({ id })), total: ids.length }),
  retry,
});

it('waits for the read, and finds the record', async () => {
  const { show, found } = openFind();
  await show({ status: 'loading', retry });
  expect(found()).toEqual({ status: 'loading' });
  await show(ready('a', 'b'));
  expect(found()).toEqual({ status: 'found', row: { id: 'b' } });
});

it('reads again before a record is missing: a cached response may be too old to have it', async () => {
  retry.mockClear();
  const { show, found } = openFind();
  await show({ ...ready('a'), refreshing: true });
  expect(found()).toEqual({ status: 'loading' });
  await show(ready('a'));
  expect(retry).toHaveBeenCalledOnce();
  expect(found()).toEqual({ status: 'missing' });
});

it('does not look in the response to another query', async () => {
  const { show, found } = openFind();
  await show({ ...ready('b'), isPrevious: true, refreshing: true });
  expect(found()).toEqual({ status: 'loading' });
});

import { useEffect, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { ListSource } from './listSource.ts';

/**
 * Whether records, of these ids, are still missing after their list was read again. A cached list may be too old to have
 * them.
 */
function useConfirmedMissing(missing: boolean, ids: string, result: QueryResult<unknown>): boolean {
  const { retry } = result;
  const refreshing = result.status === 'ready' && result.refreshing;
  const [rereadFor, setRereadFor] = useState('');
  useEffect(() => {
    if (!missing || refreshing || rereadFor === ids) return;
    setRereadFor(ids);
    retry();
  }, [missing, refreshing, rereadFor, ids, retry]);
  return missing && !refreshing && rereadFor === ids;
}

/**
 * Looks for records in a read of all of them. Those of `ids` that it lacks are read again before they are missing, because a
 * cached response may be too old to have them.
 */
export function useFind<Row extends { readonly id: string }>(
  ids: readonly string[],
  read: QueryResult<Page<Row>>,
): ListSource<Row>['find'] {
  const page = read.status === 'ready' && !read.isPrevious ? read.data : null;
  const rows = new Map(ids.length > 0 ? page?.rows.map((row) => [row.id, row] as const) : []);
  const absent = page === null ? [] : ids.filter((id) => !rows.has(id));
  const confirmed = useConfirmedMissing(absent.length > 0, absent.join(' '), read);
  return (id) => {
    const row = rows.get(id);
    if (row) return { status: 'found', row };
    return { status: confirmed && absent.includes(id) ? 'missing' : 'loading' };
  };
}

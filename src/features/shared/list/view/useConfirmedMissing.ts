import { useEffect, useState } from 'react';
import type { QueryResult } from '#src/lib/queryResult.ts';

/**
 * Whether records, of these ids, are still missing after their list was read again. A cached list may be too old to have
 * them.
 */
export function useConfirmedMissing(missing: boolean, ids: string, result: QueryResult<unknown>): boolean {
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

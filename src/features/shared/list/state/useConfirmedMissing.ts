import { useEffect, useState } from 'react';
import type { QueryResult } from '#src/api/results/queryResult.ts';

/**
 * Whether a record is still missing after its list was read again. A cached list may be too old to have the record.
 */
export function useConfirmedMissing(missing: boolean, id: string, result: QueryResult<unknown>): boolean {
  const { retry } = result;
  const refreshing = result.status === 'ready' && result.refreshing;
  const [rereadFor, setRereadFor] = useState('');
  useEffect(() => {
    if (!missing || refreshing || rereadFor === id) return;
    setRereadFor(id);
    retry();
  }, [missing, refreshing, rereadFor, id, retry]);
  return missing && !refreshing && rereadFor === id;
}

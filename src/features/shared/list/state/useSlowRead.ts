import { useEffect, useState } from 'react';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import type { SlowRead } from './listState.ts';

/** A read is slow after this time, in ms. */
const SLOW_AFTER = 8000;

/**
 * Reports a read that takes long, with a retry, because the browser sets no time limit to a request that hangs
 * (reliability.md 9). Null while the read is not slow.
 */
export function useSlowRead(read: QueryResult<unknown>): SlowRead | null {
  const [slow, setSlow] = useState(false);
  const waiting = read.status === 'loading' || (read.status === 'ready' && read.refreshing);
  if (slow && !waiting) setSlow(false);

  useEffect(() => {
    if (!waiting || slow) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [waiting, slow]);

  if (!slow) return null;
  return {
    onRetry: () => {
      // The new request gets the whole time again.
      setSlow(false);
      read.retry();
    },
  };
}

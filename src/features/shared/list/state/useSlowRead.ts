import { useEffect, useState } from 'react';
import type { Read } from '#src/api/types/read.ts';
import type { SlowRead } from './listState.ts';

/** A read is slow after this time, in ms. */
const SLOW_AFTER = 8000;

/**
 * Reports a read that takes long, with a retry, because the browser sets no time limit to a request that hangs
 * (reliability.md 9). Null while the read is not slow.
 */
export function useSlowRead(
  read: Pick<Read<unknown>, 'isLoading' | 'isValidating' | 'retry'>,
): SlowRead | null {
  const [slow, setSlow] = useState(false);
  const waiting = read.isLoading || read.isValidating;
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

import { useEffect, useState } from 'react';
import type { Read } from '#src/api/types/read.ts';
import type { Slow } from './listState.ts';

/** How long an answer may take before a person is told that it takes long, in ms. */
const PATIENCE = 8000;

/**
 * A read that has been under way for long, with the way to ask anew: the browser gives no request up by itself, so
 * one that hangs would load for ever (reliability.md 9). Null while the answer is in time.
 */
export function useSlowRead(read: Pick<Read<unknown>, 'isLoading' | 'isValidating' | 'retry'>): Slow | null {
  const [slow, setSlow] = useState(false);
  const waiting = read.isLoading || read.isValidating;
  if (slow && !waiting) setSlow(false);

  useEffect(() => {
    if (!waiting || slow) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting, slow]);

  if (!slow) return null;
  return {
    onRetry: () => {
      // The new question has its own time.
      setSlow(false);
      read.retry();
    },
  };
}

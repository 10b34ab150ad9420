import { useEffect, useState } from 'react';
import type { Read } from '#src/api/types/read.ts';

/**
 * Whether a record is missing for sure. A cached list may be too old to have it, so the list is read once more first.
 */
export function useSurelyMissing(
  missing: boolean,
  id: string,
  { isValidating, retry }: Pick<Read<unknown>, 'isValidating' | 'retry'>,
): boolean {
  const [askedFor, setAskedFor] = useState('');
  useEffect(() => {
    if (!missing || isValidating || askedFor === id) return;
    setAskedFor(id);
    retry();
  }, [missing, isValidating, askedFor, id, retry]);
  return missing && !isValidating && askedFor === id;
}

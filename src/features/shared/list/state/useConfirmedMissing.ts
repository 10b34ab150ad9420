import { useEffect, useState } from 'react';
import type { Read } from '#src/api/types/read.ts';

/**
 * Whether a record is still missing after its list was read again. A cached list may be too old to have the record.
 */
export function useConfirmedMissing(
  missing: boolean,
  id: string,
  { isValidating, retry }: Pick<Read<unknown>, 'isValidating' | 'retry'>,
): boolean {
  const [rereadFor, setRereadFor] = useState('');
  useEffect(() => {
    if (!missing || isValidating || rereadFor === id) return;
    setRereadFor(id);
    retry();
  }, [missing, isValidating, rereadFor, id, retry]);
  return missing && !isValidating && rereadFor === id;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { announceCode } from './loadAhead.ts';
import type { LoadOnce } from './loadOnce.ts';
import { pageStays } from './missingFiles.ts';

/**
 * The loaded value while it is `wanted`; null before. Its code may be loaded earlier (`useLoadAhead`). `onFail` runs when
 * loading fails and the page does not reload for the missing file: it should reset the open state, so that opening again
 * retries. An object as `wanted` retries whenever it is another one.
 */
export function useLoaded<T>(code: LoadOnce<T>, wanted: boolean | object, onFail?: () => void): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null);
  const value = loaded?.value ?? code.peek();

  useEffect(() => announceCode(code), [code]);

  const fail = useEffectEvent(() => onFail?.());

  useEffect(() => {
    if (!wanted || value) return;
    let current = true;
    code
      .load()
      // Twice: the first failure may be that of loading ahead, for which a missing file is not reported.
      .catch(code.load)
      .then(
        (fetched) => {
          if (current) setLoaded({ value: fetched });
        },
        async () => {
          await pageStays();
          if (current) fail();
        },
      );
    return () => {
      current = false;
    };
  }, [code, wanted, value]);

  return wanted ? value : null;
}

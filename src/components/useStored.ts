import { useCallback, useEffect, useState } from 'react';
import { onStored, readJson, writeJson } from '#src/lib/storage.ts';

/**
 * The JSON value of a key in this browser's storage, not validated, equal in all tabs. The second value sets it, for this
 * tab also where it cannot be stored; it returns false then.
 */
export function useStored(key: string): readonly [unknown, (value: unknown) => boolean] {
  const [stored, setStored] = useState(() => ({ key, value: readJson(key) }));
  // Another key, as of another user who has signed in, has its own value from the first render.
  const current = stored.key === key ? stored : { key, value: readJson(key) };
  if (current !== stored) setStored(current);
  useEffect(() => onStored(key, () => setStored({ key, value: readJson(key) })), [key]);
  const change = useCallback(
    (value: unknown) => {
      setStored({ key, value });
      return writeJson(key, value);
    },
    [key],
  );
  return [current.value, change];
}

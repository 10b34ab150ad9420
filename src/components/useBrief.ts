import { useEffect, useState } from 'react';

/** How long the value is set, in milliseconds. */
const BRIEF_MS = 1500;

/** A value that is set for a short time, as the result of an action, and is null otherwise. */
export function useBrief<Value>() {
  const [value, setValue] = useState<Value | null>(null);

  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [value]);

  return [value, setValue] as const;
}

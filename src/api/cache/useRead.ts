import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '#src/api/http/errors.ts';
import type { Read } from '#src/api/types/read.ts';
import type { Load } from './apiCache.ts';
import { cache } from './cache.ts';

/** How a read may differ from the usual. */
export interface ReadOptions {
  /** While a new question has no answer yet, go on showing the answer to the one before. */
  readonly keepPrevious?: boolean;
}

/**
 * Reads something from the server under a key (its path and query); null asks nothing. Fresh answers are not
 * asked again, a request that nobody shows any more is given up, a failure comes after the second try.
 */
export function useRead<T>(key: string | null, load: Load<T>, options: ReadOptions = {}): Read<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(
    key,
    key === null ? null : () => cache.read(key, load),
    { revalidateIfStale: key !== null && !cache.isFresh(key) },
  );
  const [last, setLast] = useState<T | undefined>(undefined);
  if (data !== undefined && data !== last) setLast(data);

  useEffect(() => {
    if (key === null) return undefined;
    cache.retain(key);
    return () => cache.release(key);
  }, [key]);

  const isPrevious = options.keepPrevious === true && data === undefined && isLoading && last !== undefined;
  return {
    data: isPrevious ? last : data,
    error: error?.code === 'aborted' ? undefined : error,
    isLoading: isLoading && !isPrevious,
    isValidating,
    isPrevious,
    retry: () => {
      if (key !== null) cache.invalidate(key);
      void mutate();
    },
  };
}

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '#src/api/http/errors.ts';
import type { Read } from '#src/api/types/read.ts';
import { cache } from './cache.ts';
import type { Load } from './inFlightRequests.ts';

/** Options of a read. */
export interface ReadOptions {
  /** Until a new key has its response, return the response to the previous key (`isPrevious`). */
  readonly keepPrevious?: boolean;
}

/**
 * Reads a response by its key (path and query); null reads nothing. A fresh response is not requested again, a request
 * is aborted when no component shows its key any more, and an error is returned only after the second try.
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

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '#src/api/http/errors.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { Load } from './apiCache.ts';
import { cache } from './cache.ts';

/** Options of a query. */
export interface QueryOptions {
  /** Until a new key has its response, return the response to the previous key (`isPrevious`). */
  readonly keepPrevious?: boolean;
}

/**
 * Reads a response by its key (path and query); null reads nothing. A fresh response is not requested again, a request
 * is aborted when no component shows its key any more, and an error is returned only after the second try.
 */
export function useQuery<T>(key: string | null, load: Load<T>, options: QueryOptions = {}): QueryResult<T> {
  const swr = useSWR<T, ApiError>(key, key === null ? null : () => cache.read(key, load), {
    revalidateIfStale: key !== null && !cache.isFresh(key),
  });
  const { data, isLoading, isValidating, mutate } = swr;
  const error = swr.error?.code === 'aborted' ? undefined : swr.error;
  // Not SWR's `keepPreviousData`: it shows the previous response in place of the failure of a new key (reliability.md 8).
  const [last, setLast] = useState<T | undefined>(undefined);
  if (data !== undefined && data !== last) setLast(data);

  useEffect(() => {
    if (key === null) return undefined;
    cache.retain(key);
    return () => cache.release(key);
  }, [key]);

  const retry = () => {
    if (key !== null) cache.invalidate(key);
    void mutate();
  };

  const ready = { status: 'ready', error, retry } as const;
  if (data !== undefined) return { ...ready, data, refreshing: isValidating, isPrevious: false };
  if (options.keepPrevious && isLoading && last !== undefined) {
    return { ...ready, data: last, refreshing: true, isPrevious: true };
  }
  return error && !isLoading ? { status: 'failed', error, retry } : { status: 'loading', retry };
}

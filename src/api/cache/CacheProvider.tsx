import { type ReactNode, useLayoutEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { bindCache, cache } from './cache.ts';

/**
 * Section 9's rules: the map decides what is fresh, the second try of a read belongs to `http.ts`, and writes
 * are never repeated.
 */
const options = {
  provider: () => cache.provider,
  revalidateOnFocus: true,
  shouldRetryOnError: false,
} as const;

function Binding() {
  const { mutate, unload } = useSWRConfig();
  useLayoutEffect(() => bindCache({ mutate, unload }), [mutate, unload]);
  return null;
}

/** Gives the cache to every reading hook below it. */
export function CacheProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SWRConfig value={options}>
      <Binding />
      {children}
    </SWRConfig>
  );
}

import { type ReactNode, useLayoutEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { sessionStore } from '#src/api/session/session.ts';
import { bindCache, cache } from './cache.ts';

/**
 * SWR requests again on focus (spec section 9). `apiCache.ts` decides what is fresh, and `http.ts` retries a read once, so
 * SWR must not retry.
 *
 * SWR keeps requests and listeners by the provider object and drops them when that provider is unmounted. When another
 * user takes over the tab, the next provider is rendered before the former one is unmounted, so each has an object of
 * its own; all of them store the responses in the one cache.
 */
const options = {
  provider: () => ({ ...cache.provider }),
  revalidateOnFocus: true,
  shouldRetryOnError: false,
  // The screen stays visible under the overlay of an expired session, and must not read.
  isPaused: () => sessionStore.getState().step === 'expired',
} as const;

function Binding() {
  const { mutate, unload } = useSWRConfig();
  useLayoutEffect(() => bindCache({ mutate, unload }), [mutate, unload]);
  return null;
}

/** Provides the cache to every reading hook below it. */
export function CacheProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SWRConfig value={options}>
      <Binding />
      {children}
    </SWRConfig>
  );
}

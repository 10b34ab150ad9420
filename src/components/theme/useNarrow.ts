import { useSyncExternalStore } from 'react';
import { mediaQuery } from '#src/lib/mediaQuery.ts';
import { media } from './theme.ts';

const narrow = mediaQuery(media.narrow);
const small = mediaQuery(media.small);
const low = mediaQuery(media.low);

/** True below the mobile breakpoint, where rows are cards and the sidebar is a drawer. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches);
}

/** True in low windows, as at 200 % zoom. */
export function useLow(): boolean {
  return useSyncExternalStore(low.subscribe, low.matches);
}

/** True where the bulk bar needs two lines. */
export function useSmall(): boolean {
  return useSyncExternalStore(small.subscribe, small.matches);
}

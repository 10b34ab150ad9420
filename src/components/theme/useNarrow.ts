import { useSyncExternalStore } from 'react';
import { mediaQuery } from '#src/lib/mediaQuery.ts';
import { media } from './theme.ts';

const narrow = mediaQuery(media.narrow);
const small = mediaQuery(media.small);

/** True below the mobile breakpoint, where rows are cards and the sidebar is a drawer. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches);
}

/** True where the bulk bar needs two lines. */
export function useSmall(): boolean {
  return useSyncExternalStore(small.subscribe, small.matches);
}

import { useSyncExternalStore } from 'react';
import { media } from '#src/components/theme/theme.ts';
import { rowHeights } from '#src/components/theme/tokens.ts';

function watchDensity(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}

function watched(atRule: string) {
  const condition = atRule.replace('@media ', '');
  return {
    matches: () => matchMedia(condition).matches,
    watch: (changed: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
  };
}

const narrow = watched(media.narrow);
const small = watched(media.small);

/** The height of a table row in px, from the density of the page. */
export function useRowHeight(): number {
  const density = useSyncExternalStore(watchDensity, () => document.documentElement.dataset['density']);
  return density === 'compact' || density === 'roomy' ? rowHeights[density] : rowHeights.normal;
}

/** True below the mobile breakpoint, where rows are cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.watch, narrow.matches);
}

/** True where the bulk bar needs two lines. */
export function useSmall(): boolean {
  return useSyncExternalStore(small.watch, small.matches);
}

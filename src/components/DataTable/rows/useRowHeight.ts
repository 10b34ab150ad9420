import { useSyncExternalStore } from 'react';
import { rowHeights } from '#src/components/theme/tokens.ts';

function subscribeToDensity(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}

/** The height of a table row in px, from the density of the page. */
export function useRowHeight(): number {
  const density = useSyncExternalStore(subscribeToDensity, () => document.documentElement.dataset['density']);
  return density === 'compact' || density === 'comfortable' ? rowHeights[density] : rowHeights.normal;
}

import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { mediaQuery } from '#src/lib/mediaQuery.ts';
import { media } from './theme.ts';

const print = mediaQuery(media.print);

/** Between `beforeprint` and `afterprint`. */
let between = false;

function subscribe(listener: () => void): () => void {
  // Rendered within the event: the browser takes the page as it is when the event ends.
  const begin = () => {
    between = true;
    flushSync(listener);
  };
  const end = () => {
    between = false;
    listener();
  };
  // For the emulation of developer tools, which sends no events.
  const stop = print.subscribe(listener);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    stop();
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => between || print.matches());
}

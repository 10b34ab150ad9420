import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusStart } from '#src/components/focusStart.ts';

/** Scroll offsets of a page's scrolling elements in px, by element id. */
type Offsets = ReadonlyMap<string, number>;

/** Browsers keep this many entries in the history of a tab; to an older page no Back leads. */
export const MOST_PAGES = 50;

/** The offsets of the pages that were scrolled or left last, by the key of the history entry. */
const pages = new Map<string, Offsets>();

/** The offsets of a page; empty for one that is not kept. */
export function offsetsOf(key: string): Offsets {
  return pages.get(key) ?? new Map();
}

/** Keeps the offsets of a page, and drops those of the page that was kept longest ago when there are too many. */
export function keepOffsets(key: string, offsets: Offsets): void {
  pages.delete(key);
  pages.set(key, offsets);
  const [oldest] = pages.keys();
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
}

function restore(offsets: Offsets): void {
  for (const [id, top] of offsets) document.getElementById(id)?.scrollTo({ top, behavior: 'instant' });
}

/** Whether the user went on while the page loaded: in a dialog, such as the search, or with text in the search box. */
function isUsed(focused: Element | null): boolean {
  const typed = focused instanceof HTMLInputElement && focused.value !== '';
  return typed || Boolean(focused?.closest('[role="dialog"]'));
}

/**
 * Scroll and focus on navigation, as a browser does between documents: a new page starts at its top with the focus on
 * its heading, and Back restores the offsets of the page and its list. A change of the query alone moves nothing.
 */
export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef<{ readonly pathname: string; readonly key: string } | null>(null);

  useLayoutEffect(() => {
    const element = main.current;
    const before = last.current;
    last.current = { pathname, key };
    if (!element || before?.key === key) return;
    if (before?.pathname === pathname) {
      // Only the query changed: the offsets stay.
      keepOffsets(key, offsetsOf(before.key));
      return;
    }
    // Not on the first page: it is at its top, and setting `scrollTop` would force a layout of the unfinished page.
    if (before) element.scrollTop = 0;
    if (type === 'POP') restore(offsetsOf(key));
    // The page that the browser loaded starts as any document does; after the sign-in the redirect leads to the first page.
    if ((before === null && type === 'POP') || isUsed(document.activeElement)) return;
    focusStart(element)?.focus({ preventScroll: true });
  }, [main, pathname, key, type]);

  // With the new page, because the browser tells of its new offset in the next frame.
  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target.id === '') return;
      keepOffsets(key, new Map(offsetsOf(key)).set(target.id, target.scrollTop));
    };
    // `capture`, because the table scrolls inside the page and scroll events do not bubble.
    element.addEventListener('scroll', remember, { passive: true, capture: true });
    return () => element.removeEventListener('scroll', remember, { capture: true });
  }, [main, key]);
}

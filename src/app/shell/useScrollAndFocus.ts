import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusStart } from '#src/components/focusStart.ts';
import { keepOffsets, type Offsets, offsetsOf } from './scrollOffsets.ts';

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
    if (before === null || isUsed(document.activeElement)) return;
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

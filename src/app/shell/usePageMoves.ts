import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusStart } from '#src/lib/focusStart.ts';

/** How far the parts of a page were scrolled, by their ids. */
type Places = Map<string, number>;

/** The visited pages, by their place in the history. */
const visited = new Map<string, Places>();

function restore(places: Places): void {
  for (const [id, top] of places) document.getElementById(id)?.scrollTo({ top, behavior: 'instant' });
}

/**
 * What a browser does by itself between documents: a new page begins at its top with the focus on its heading,
 * Back finds the old one, and the list in it, where it was left. The query alone moves nothing.
 */
export function usePageMoves(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const arrived = useRef<{ readonly pathname: string; readonly key: string } | null>(null);

  useLayoutEffect(() => {
    const element = main.current;
    const before = arrived.current;
    arrived.current = { pathname, key };
    if (!element || before?.key === key) return;
    if (before?.pathname === pathname) {
      // Another view of the same page: it stands where the last one stood.
      visited.set(key, new Map(visited.get(before.key)));
      return;
    }
    // Not at the first arrival: it stands at its top, and to scroll it lays out a page that is not finished.
    if (before) element.scrollTop = 0;
    if (type === 'POP') restore(visited.get(key) ?? new Map());
    if (before === null) return;
    focusStart(element)?.focus({ preventScroll: true });
  }, [main, pathname, key, type]);

  useEffect(() => {
    const element = main.current;
    if (!element) return;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target.id === '') return;
      const places = visited.get(key) ?? new Map();
      visited.set(key, places.set(target.id, target.scrollTop));
    };
    // The table scrolls inside the page, and scrolling does not bubble.
    element.addEventListener('scroll', remember, { passive: true, capture: true });
    return () => element.removeEventListener('scroll', remember, { capture: true });
  }, [main, key]);
}

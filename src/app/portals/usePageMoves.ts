import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each visited page was scrolled, by its place in the history. */
const positions = new Map<string, number>();

/**
 * What a browser does by itself between documents: a new page begins at its top with the focus on its heading,
 * Back finds the old one where it was left. The query alone moves nothing.
 */
export function usePageMoves(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const element = main.current;
    if (!element) return;
    const remember = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [main, key]);

  useLayoutEffect(() => {
    const element = main.current;
    if (!element || arrivedAt.current === pathname) return;
    const isFirst = arrivedAt.current === null;
    arrivedAt.current = pathname;
    element.scrollTop = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    if (isFirst) return;
    const heading = element.querySelector('h1') ?? element;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [main, pathname, key, type]);
}

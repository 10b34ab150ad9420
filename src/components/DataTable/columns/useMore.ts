import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The edges beyond which columns are out of sight, as words of an attribute: `start`, `end`, or both; undefined where the
 * whole table is in sight. `hidden` is by how many px its columns are wider than the scroller.
 */
export function useMore(scroller: RefObject<HTMLElement | null>, hidden: number): string | undefined {
  const [more, setMore] = useState('end');
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || hidden === 0) return;
    const look = () => {
      const left = Math.abs(element.scrollLeft);
      // At a page zoom, positions are fractions of a px.
      setMore([left > 0 && 'start', left < hidden - 1 && 'end'].filter(Boolean).join(' '));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, hidden]);
  return hidden === 0 ? undefined : more;
}
